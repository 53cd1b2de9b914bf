import { ComparisonTable } from "@/components/ui/comparison-table";
import { Switch } from "@/components/ui/switch";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Figures } from "@/lib/content/endpoints/figures";
import { listComparisonRows } from "@/lib/features/pricing/compare";
import { type PricingFamily, pricingFamilies } from "@/lib/features/pricing/families";
import { crawlerNote, formatHardTargets, formatTargeting, poolNote } from "@/lib/features/products/entries";

/** The switch works with CSS alone: it hides rows in which all products are equal. */
function OnlyDifferences() {
  return (
    <Switch className="min-h-11 items-center gap-3 text-sm font-[520]">
      <span>Only differences</span>
    </Switch>
  );
}

type TableProps = { family: PricingFamily; facts: Figures; current?: PricedProduct };

function FamilyTable({ family, facts, current }: TableProps) {
  // The page's own product is first, so that a phone always shows it.
  const codes = family.codes.toSorted((a, b) => Number(b === current) - Number(a === current));
  const columns = codes.map((code) => ({
    name: products[code].shortName,
    href: routes.pricing(code),
    isCurrent: code === current,
  }));
  return (
    <ComparisonTable
      caption={`Products billed ${family.phrase}`}
      columns={columns}
      linkClass="underline decoration-rule-2 underline-offset-4 hover:text-accent"
      rows={listComparisonRows(codes, facts).map(({ isSame, ...row }) => ({
        ...row,
        className: isSame ? "group-has-[[type=checkbox]:checked]/comparison:hidden" : undefined,
      }))}
    />
  );
}

function Method({ facts: { network, locations } }: { facts: Figures }) {
  return (
    <p className="note mt-5">
      Prices per unit, in US dollars before tax. {network.measured.method} {formatHardTargets(network)}{" "}
      {formatTargeting(locations)}
    </p>
  );
}

export function FamilyComparison(props: TableProps & { heading: string }) {
  return (
    <div className="group/comparison">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="heading-2">{props.heading}</h2>
        <OnlyDifferences />
      </div>
      <FamilyTable {...props} />
      <Method facts={props.facts} />
      {props.family.unit !== "result" && <p className="note mt-2">{poolNote}</p>}
    </div>
  );
}

/** The full comparison: a table per billing unit, the first one expanded. */
export function FullComparison({ facts }: { facts: Figures }) {
  return (
    <div className="group/comparison">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="max-w-[38em]">
          <h2 className="heading-2">The full comparison</h2>
          <p className="lead mt-4">
            Prices compare directly only within one billing unit; the calculator compares across them.
          </p>
        </div>
        <OnlyDifferences />
      </div>
      {pricingFamilies.map((family, i) => (
        <details className="border-t border-fg open:pb-10" key={family.title} open={i === 0}>
          <summary className="relative flex flex-wrap items-baseline gap-x-5 gap-y-1 py-4.5 pr-9 after:absolute after:top-7 after:right-0.5">
            <span className="heading-3">{family.title}</span>
            <span className="text-fg-2 text-sm">
              {preventHyphenBreaks(family.codes.map((code) => products[code].shortName).join(", "))}
            </span>
          </summary>
          <FamilyTable facts={facts} family={family} />
        </details>
      ))}
      <Method facts={facts} />
      <p className="note mt-2">
        {crawlerNote} {poolNote}
      </p>
    </div>
  );
}
