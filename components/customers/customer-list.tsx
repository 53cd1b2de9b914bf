import { CompanyMark } from "@/components/charts/company-mark";
import { ClosingSection } from "@/components/sections/closing-section";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Customers } from "@/lib/content/endpoints/schemas-company";
import type { MeasuredCustomer } from "@/lib/features/customers/read";
import { describeWeeks } from "@/lib/features/customers/result";

const width = 600;
const height = 120;
const zero = height - 4;

/** A customer's weekly values on a scale from 0 to `highest`. The figures are next to it. */
function Sparkline({ weeks, highest }: { weeks: readonly number[]; highest: number }) {
  const points = weeks.map(
    (share, i): Point => [(width * i) / (weeks.length - 1), zero - (share / highest) * (zero - 6)],
  );
  const curve = spline(points, 6);
  const lineAt = (share: number) => curve.map(([x, y]): Point => [x, zero - (zero - y) * share]);
  return (
    <svg
      aria-hidden="true"
      className="mt-2 h-24 w-full overflow-visible"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="fill-tint-100" d={`${toPath(curve, { tolerance: 0.5 })}V${zero}H0z`} />
      {[0.25, 0.5, 0.75].map((share) => (
        <path
          className="fill-none stroke-tint-400"
          d={toPath(lineAt(share), { tolerance: 0.5 })}
          key={share}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        className="fill-none stroke-tint-700 stroke-2"
        d={toPath(curve, { tolerance: 0.5 })}
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-fg" d={`M0 ${zero}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type Result = MeasuredCustomer["result"];

/** The customer's figure before and after, and what happened in the weeks between, on a scale up to `highest`. */
function BeforeAndAfter({ result, highest }: { result: Result; highest: number }) {
  const figure = "font-display text-h2 leading-none font-[560] tracking-[-0.02em]";
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 @max-2xl:pt-3">
        <span className={`${figure} text-fg-3`}>{result.before}</span>
        <span className="text-fg-2 text-sm italic">{result.measure.toLowerCase()}</span>
        <span className={figure}>{result.after}</span>
      </p>
      <Sparkline highest={highest} weeks={result.weeks} />
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
  const highest = Math.max(...customers.flatMap(({ result }) => result.weeks));
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
              <BeforeAndAfter highest={highest} result={result} />
            </Entry>
          ))}
        </EntryList>
        <p className="note mt-6 max-w-[80ch]">
          {content.method} The charts on this page have the same scale.
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
