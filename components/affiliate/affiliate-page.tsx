import { Questions } from "@/components/faq/questions";
import { ClosingSection } from "@/components/sections/closing-section";
import { LimitList } from "@/components/sections/limit-list";
import { NumberedSteps } from "@/components/sections/numbered-steps";
import { SideSection } from "@/components/sections/side-section";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { formatPercent } from "@/lib/base/format/count";
import { formatMoney } from "@/lib/base/format/money";
import { formatOrdinal } from "@/lib/base/format/ordinal";
import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { Affiliate } from "@/lib/content/endpoints/schemas-company";
import { EarningsExplorer } from "./earnings-explorer";

function Hero({ content }: { content: Affiliate }) {
  const { terms } = content;
  const figures = [
    { label: "commission on each payment", value: formatPercent(terms.commission) },
    { label: "months of commission per customer", value: String(terms.months) },
    { label: "days of cookie lifetime", value: String(terms.cookieDays) },
    { label: "minimum payout", value: formatMoney(terms.payoutMinimum) },
  ];
  return (
    <section className="hero-on-tint bg-tint-200">
      <div className="wrap pt-5">
        <PageBreadcrumbs items={[{ label: "Affiliate program" }]} />
        <div className="mt-fluid-2 grid items-end gap-x-6 gap-y-10 pb-fluid-3 nav:grid-cols-12">
          <div className="nav:col-span-7">
            <h1 className="heading-1">{content.heading}</h1>
            <p className="lead mt-6 max-w-[29em]">{content.lead}</p>
            <div className="mt-9 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink color="PrimaryAlt" href={links.affiliateNetwork} size="lg">
                Join the affiliate program
              </ButtonLink>
              <ButtonLink href="#earnings" size="lg" variant="Outline">
                Calculate your earnings
              </ButtonLink>
            </div>
          </div>
          <dl className="grid grid-cols-2 gap-x-6 border-ink border-t nav:col-span-5">
            {figures.map(({ label, value }) => (
              <div
                className="flex flex-col-reverse justify-end gap-1.5 border-rule-2 border-b py-5"
                key={label}
              >
                <dt className="text-sm">{label}</dt>
                <dd className="font-[560] font-display text-h3 leading-none">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Rules({ allowed, refused }: Pick<Affiliate, "allowed" | "refused">) {
  return (
    <section className="section bg-ground-3">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">What is allowed</h2>
          <ul className="mt-6 border-fg border-t">
            {allowed.map((item) => (
              <li className="border-rule border-b py-3.5" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="heading-2">What is not allowed</h2>
          <LimitList className="mt-6" items={refused} />
        </div>
      </div>
    </section>
  );
}

function Payout({ payout, terms }: Pick<Affiliate, "payout" | "terms">) {
  return (
    <SideSection
      heading="How payouts work"
      lead={`Paid on the ${formatOrdinal(terms.payoutDay)} of each month once your balance reaches ${formatMoney(terms.payoutMinimum)}.`}
    >
      <NumberedSteps steps={payout} />
    </SideSection>
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
            heading="What you can earn in your first year"
            lead="Each month’s new referrals add to the ones before. The example assumes that no customer leaves."
          />
          <EarningsExplorer terms={terms} />
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
        heading="Frequently asked questions"
        questions={content.questions}
      />
      <ClosingSection
        heading="Try Oxbow before you recommend it"
        lead="Start a free trial, then join the program."
      >
        <TrialOrSales />
      </ClosingSection>
    </>
  );
}
