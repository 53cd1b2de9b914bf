import { CompanyMark } from "@/components/charts/company-mark";
import { ClosingSection } from "@/components/sections/closing-section";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Customers } from "@/lib/content/endpoints/schemas-company";
import type { MeasuredCustomer } from "@/lib/features/customers/read";
import { Sparkline } from "./sparkline";

function Story({ customer }: { customer: MeasuredCustomer }) {
  const { slug, company, mark, industry, heading, result, products: used } = customer;
  return (
    <li
      className="group relative grid gap-x-18 gap-y-7 border-b border-rule py-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:py-12"
      data-tint={products[used[0]?.code ?? "OXY"].tint}
    >
      <div>
        <CompanyMark className="text-lead" mark={mark} name={company} />
        <p className="mt-1 text-fg-2 text-sm">{industry}</p>
        <h2 className="heading-3 mt-4 max-w-[22em]">
          <a
            className="decoration-1 underline-offset-5 group-hover:underline after:absolute after:inset-0"
            href={routes.customer(slug)}
          >
            {heading}
          </a>
        </h2>
      </div>
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-display text-[length:clamp(1.5rem,1.2rem_+_1.4vw,2.25rem)] leading-none font-[560] tracking-[-0.02em] text-fg-3">
            {result.before}
          </span>
          <span className="text-fg-2 text-sm italic">{result.measure.toLowerCase()}</span>
          <span className="font-display text-[length:clamp(1.5rem,1.2rem_+_1.4vw,2.25rem)] leading-none font-[560] tracking-[-0.02em]">
            {result.after}
          </span>
        </p>
        <Sparkline className="mt-2 h-24 w-full" weeks={result.weeks} />
        <p className="note mt-2">{result.period}</p>
      </div>
    </li>
  );
}

export function CustomerList({
  content,
  customers,
}: {
  content: Customers;
  customers: readonly MeasuredCustomer[];
}) {
  return (
    <>
      <section className="wrap pt-5 pb-[var(--section)]">
        <PageBreadcrumbs items={[{ label: "Customers" }]} />
        <div className="mt-fluid-2 max-w-205">
          <h1 className="heading-hero">{content.heading}</h1>
          <p className="lead mt-6">{content.lead}</p>
        </div>
        <ul className="mt-fluid-4 border-fg border-t">
          {customers.map((customer) => (
            <Story customer={customer} key={customer.slug} />
          ))}
        </ul>
        <p className="note mt-6 max-w-[80ch]">{content.method}</p>
      </section>
      <ClosingSection
        heading="Take the first measurement"
        lead="Count a week of failures before you change anything. Then run the trial beside it and count again."
      >
        <TrialOrSales />
      </ClosingSection>
    </>
  );
}
