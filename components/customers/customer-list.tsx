import { CompanyMark } from "@/components/charts/company-mark";
import { ClosingSection } from "@/components/sections/closing-section";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Customers } from "@/lib/content/endpoints/schemas-company";
import type { MeasuredCustomer } from "@/lib/features/customers/read";
import { describeWeeks } from "@/lib/features/customers/result";

type Result = MeasuredCustomer["result"];

/** One column per week, on a scale from 0; darker with Oxbow. Hidden from screen readers: the text above has the figures. */
function WeekColumns({ result: { weeks, switchWeek } }: { result: Result }) {
  const highest = Math.max(...weeks);
  return (
    <div aria-hidden="true" className="mt-4 flex h-24 items-end gap-0.75 border-fg border-b sm:gap-1.5">
      {weeks.map((share, i) => (
        <span
          className={`flex-1 ${i < switchWeek ? "bg-accent-2 opacity-70" : "bg-accent"}`}
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have a fixed order
          key={i}
          style={{ height: `${(100 * share) / highest}%` }}
        />
      ))}
    </div>
  );
}

/** The customer's figure before and after the switch, and every measured week. */
function BeforeAndAfter({ result }: { result: Result }) {
  const figure = "font-display text-figure leading-none font-[560]";
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 @max-2xl:pt-3">
        <span className={`${figure} text-fg-3`}>{result.before}</span>
        <span className="text-fg-2 text-sm italic">{uncapitalize(result.measure)}</span>
        <span className={figure}>{result.after}</span>
      </p>
      <WeekColumns result={result} />
      <p className="note mt-2">{describeWeeks(result)}</p>
    </>
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
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Customers" }]} />
        <EntryList className="mt-fluid-3">
          {customers.map(({ slug, company, mark, industry, heading, result, products: used }) => (
            <Entry
              above={
                <div className="mb-4">
                  <CompanyMark className="text-lead" mark={mark} name={company} />
                  <p className="mt-1 text-fg-2 text-sm">{industry}</p>
                </div>
              }
              href={routes.customer(slug)}
              key={slug}
              tint={products[used[0]?.code ?? "OXY"].tint}
              title={heading}
            >
              <BeforeAndAfter result={result} />
            </Entry>
          ))}
        </EntryList>
        <p className="note mt-6 max-w-[80ch]">
          {content.method} Each chart has its own scale, starting at 0. The color changes at the switch that
          each story describes.
        </p>
      </section>
      <ClosingSection
        heading="Start with a measurement"
        lead="Count a week of failures before you change anything. Then run the trial alongside your current setup and count again."
      >
        <TrialOrSales />
      </ClosingSection>
    </>
  );
}
