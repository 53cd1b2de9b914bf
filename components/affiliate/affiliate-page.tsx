import { Questions } from "@/components/faq/questions";
import partnersPageCss from "@/components/partners/partners-page.module.css";
import { ClosingSection } from "@/components/sections/closing-section";
import { NumberedSteps } from "@/components/sections/numbered-steps";
import { PageHead } from "@/components/sections/page-head";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import heroPartsCss from "@/components/slices/ProductHero/hero-parts.module.css";
import { ButtonLink } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatMoney } from "@/lib/base/format/money";
import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { Affiliate } from "@/lib/content/endpoints/schemas-company";
import { EarningsExplorer } from "./earnings-explorer";

function Hero({ content }: { content: Affiliate }) {
  const { terms } = content;
  const readings = [
    { label: "of what a customer pays", value: formatPercent(terms.commission) },
    { label: "months that count", value: String(terms.months) },
    { label: "days a click counts", value: String(terms.cookieDays) },
    { label: "smallest payout", value: formatMoney(terms.payoutMinimum) },
  ];
  return (
    <section className="hero-on-tint bg-tint-200">
      <div className="wrap pt-5">
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Affiliate program" }]}>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={links.affiliateNetwork} size="lg">
              Join at the network
            </ButtonLink>
            <ButtonLink href="#earnings" size="lg" variant="Outline">
              Calculate
            </ButtonLink>
          </div>
        </PageHead>
        <dl className="mt-fluid-3 grid grid-cols-2 border-ink border-t md:grid-cols-4">
          {readings.map(({ label, value }) => (
            <div
              className={`${heroPartsCss.reading} flex flex-col-reverse justify-end gap-1.5 py-5 pr-4`}
              key={label}
            >
              <dt className="text-sm">{label}</dt>
              <dd className="font-[560] font-display text-h3 leading-none tracking-[-0.02em]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Rules({ allowed, refused }: Pick<Affiliate, "allowed" | "refused">) {
  return (
    <section className="section bg-ground-3">
      <div className="wrap grid gap-x-18 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">What we like to see</h2>
          <ul className="mt-6 border-fg border-t">
            {allowed.map((one) => (
              <li className="border-rule border-b py-3.5" key={one}>
                {one}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="heading-2">What ends it</h2>
          <ul className={`${partnersPageCss.limitList} mt-6`}>
            {refused.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Payout({ payout, terms }: Pick<Affiliate, "payout" | "terms">) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <h2 className="heading-2">From payment to payout</h2>
          <p className="mt-4 max-w-[36ch] text-fg-2">
            Paid on day {terms.payoutDay} of each month, from {formatMoney(terms.payoutMinimum)} on.
          </p>
        </div>
        <NumberedSteps steps={payout} />
      </div>
    </section>
  );
}

export function AffiliatePage({ content }: { content: Affiliate }) {
  const { terms } = content;
  return (
    <>
      <Hero content={content} />
      <section className="section" id="earnings">
        <div className="wrap">
          <SectionHead
            heading="How a year adds up"
            lead="Every month lays a layer of new customers on the ones before. The layers thin out as some of them leave."
          />
          <EarningsExplorer terms={terms} />
          <p className="note mt-6">
            An example, not a promise. Rate of leaving measured over the twelve months to{" "}
            {formatDate(terms.asOf)}.
          </p>
        </div>
      </section>
      <Rules allowed={content.allowed} refused={content.refused} />
      <Payout payout={content.payout} terms={terms} />
      <Questions
        aside={
          <>
            <a className="link" href={links.affiliateMail}>
              Write to the affiliate team
            </a>
            , or read about{" "}
            <a className="link" href={routes.partners()}>
              the other partnerships
            </a>
            .
          </>
        }
        heading="Asked before joining"
        questions={content.questions}
      />
      <ClosingSection
        heading="Have you used it yet?"
        lead="Recommend what you know. The trial shows you the network; the program can wait a week."
      >
        <TrialOrSales />
      </ClosingSection>
    </>
  );
}
