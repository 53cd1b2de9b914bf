import { Icon } from "@/components/ui/icon";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { type ComparisonCell, listComparisonRows } from "@/lib/features/pricing/compare";
import type { PricingFacts } from "@/lib/features/pricing/facts";
import { type PricingFamily, pricingFamilies } from "@/lib/features/pricing/families";

// Safari gives a scroll area no place in the tab order by itself.
const scrollAreaTabIndex = 0;

function Cell({ value }: { value: ComparisonCell }) {
  if (value === true) {
    return (
      <>
        <Icon className="my-[3px] text-accent" name="check" size={18} />
        <span className="sr-only">Yes</span>
      </>
    );
  }
  if (value !== false && value !== null) return value;
  return (
    <span className="text-fg-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{value === null ? "Not applicable" : "No"}</span>
    </span>
  );
}

/** The switch is style alone: rows that agree are hidden while it is on. */
function OnlyDifferences() {
  return (
    <label className="only-differences">
      <input className="switch" type="checkbox" />
      <span>Only differences</span>
    </label>
  );
}

type TableProps = { family: PricingFamily; facts: PricingFacts; current?: PricedProduct };

function NameCell({ code, isCurrent }: { code: PricedProduct; isCurrent: boolean }) {
  const { shortName } = products[code];
  return (
    <th className={isCurrent ? "compare-name compare-current" : "compare-name"} scope="col">
      {isCurrent ? (
        shortName
      ) : (
        <a className="compare-link" href={routes.pricing(code)}>
          {shortName}
        </a>
      )}
    </th>
  );
}

function FamilyTable({ family: { phrase, codes }, facts, current }: TableProps) {
  const rows = listComparisonRows(codes, facts);
  return (
    <section aria-label={`Products billed ${phrase}`} className="scroll-sheet" tabIndex={scrollAreaTabIndex}>
      <table className={codes.length > 4 ? "compare-table compare-wide" : "compare-table"}>
        <caption className="sr-only">Products billed {phrase}</caption>
        <thead>
          <tr>
            <td className="compare-measure compare-corner" />
            {codes.map((code) => (
              <NameCell code={code} isCurrent={code === current} key={code} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isSame }) => (
            <tr data-same={isSame || undefined} key={label}>
              <th className="compare-measure" scope="row">
                {label}
              </th>
              {codes.map((code, i) => (
                <td className={code === current ? "compare-cell compare-current" : "compare-cell"} key={code}>
                  <Cell value={cells[i] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Method({ facts: { network } }: { facts: PricingFacts }) {
  return <p className="note mt-2.5">Prices per unit, in US dollars before tax. {network.measured.method}</p>;
}

/** Everything that sets products of one family apart. */
export function FamilyComparison(props: TableProps & { heading: string }) {
  return (
    <div className="compare-scope">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 className="heading-2">{props.heading}</h2>
        <OnlyDifferences />
      </div>
      <FamilyTable {...props} />
      <Method facts={props.facts} />
    </div>
  );
}

/** The full comparison: a table for each way of billing, the first one open. */
export function FullComparison({ facts }: { facts: PricingFacts }) {
  return (
    <div className="compare-scope">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="max-w-[38em]">
          <h2 className="heading-2">The full comparison</h2>
          <p className="lead mt-2">
            Prices compare only within one way of billing. Everything else is here too.
          </p>
        </div>
        <OnlyDifferences />
      </div>
      {pricingFamilies.map((family, i) => (
        <details className="compare-family" key={family.title} open={i === 0}>
          <summary className="compare-summary">
            <span className="heading-3">{family.title}</span>
            <span className="text-fg-2 text-sm">
              {family.codes.map((code) => products[code].shortName).join(", ")}
            </span>
          </summary>
          <FamilyTable facts={facts} family={family} />
        </details>
      ))}
      <Method facts={facts} />
    </div>
  );
}
