import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { formatCount, formatPercent } from "@/lib/base/format/count";
import { formatPeriod } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Figures } from "@/lib/content/endpoints/figures";
import { renderingKb } from "@/lib/content/endpoints/prices";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { Calculator } from "./calculator";
import { buildCalculatorData } from "./calculator-data";
import { abovePlans } from "./order-note";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import { PricingHead } from "./pricing-head";

function Assumptions({ network: { hardTargets, measured, products } }: { network: NetworkFigures }) {
  const failureRate = (success: number | null) => formatPercent(1 - (success ?? 1));
  const assumptions = [
    {
      title: "Your own work",
      text: "If you pay per GB or per IP, you run the client, the retries, the browser and the parser; next-gen residential proxies include the browser and the retries. If you pay per result, we run the retries, the browser and the parser; with the web unblocker, the parser stays yours. Add your servers and the hours that broken parsers cost you, and the ranking may change.",
    },
    {
      title: "How we estimate failure rates",
      text: `On ${formatCount(measured.targets)} public targets, ${formatPeriod(measured.from, measured.to)}, ${failureRate(products.DCP.success)} of requests failed from datacenter IPs and ${failureRate(products.RP.success)} from residential ones. We assume the same ratio for your site, and that a failed request can succeed on a later try. The ratio does not hold on hard targets, where only ${formatPercent(hardTargets.residential)} of residential requests succeeded. If a site refuses all datacenter IPs, no retry helps: choose ISP or residential IPs. A trial tells you which it is.`,
    },
    {
      title: "Rounding and rendering",
      text: `A blocked response counts as a full page, though it is often smaller. Rendering without images and fonts adds ${renderingKb} KB per page. TLS handshakes and headers are left out. Volumes are rounded up to whole units. ${abovePlans}`,
    },
    {
      title: "What is not for sale",
      text: "More requests per hour than the site can handle. If you need more IPs only to exceed what its robots.txt or terms allow, lower the rate instead.",
    },
  ];
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <h2 className="heading-2">What the calculation leaves out</h2>
        <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-[1fr_1fr]">
          {assumptions.map(({ title, text }) => (
            <div className="border-t border-rule-2 pt-4" key={title}>
              <h3 className="heading-4">{title}</h3>
              <p className="mt-2 max-w-[58ch] text-pretty text-fg-2">{text}</p>
            </div>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href={routes.dashboardRedirect()} size="lg">
            Start free trial
          </ButtonLink>
          <ButtonLink href={routes.pricing()} size="lg" variant="Outline">
            See all prices
          </ButtonLink>
          <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })}>
            Contact sales
          </OpenModalLink>
        </div>
      </div>
    </section>
  );
}

export function CalculatorPage({ facts }: { facts: Figures }) {
  const { pricing, network } = facts;
  return (
    <div data-tint="OXY">
      <section className="pt-5 pb-8">
        <div className="wrap">
          <PricingHead
            heading="What do 1,000 good pages cost?"
            lead="One job, three ways to pay for it: the traffic, the IPs or the results. Which is cheapest depends on your pages."
            trail={[{ label: "Pricing", href: routes.pricing() }, { label: "Calculator" }]}
          />
          <PriceTabs current="calculator" />
          {!pricing && <PricesUnavailable product="General" />}
        </div>
      </section>
      {pricing && (
        <>
          <Calculator data={buildCalculatorData(pricing, network)} />
          <Assumptions network={network} />
        </>
      )}
    </div>
  );
}
