import { Icon } from "@/components/ui/icon";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { type ComparisonCell, listComparisonRows } from "@/lib/features/pricing/compare";
import type { PricingFacts } from "@/lib/features/pricing/facts";
import { type PricingFamily, pricingFamilies } from "@/lib/features/pricing/families";
import css from "./comparison.module.css";

// Safari does not make scroll areas focusable by itself.
const scrollAreaTabIndex = 0;

function Cell({ value }: { value: ComparisonCell }) {
  if (value === true) {
    return (
      <>
        <Icon className="my-0.75 text-accent" name="check" size={18} />
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

/** The switch works with CSS alone: it hides rows in which all products are equal. */
function OnlyDifferences() {
  return (
    <label className={`${css.onlyDifferences} min-h-11 cursor-pointer items-center gap-3 text-sm font-[520]`}>
      <input
        className={`${css.switch} relative h-6.5 w-11.5 flex-none cursor-pointer rounded-pill`}
        type="checkbox"
      />
      <span>Only differences</span>
    </label>
  );
}

type TableProps = { family: PricingFamily; facts: PricingFacts; current?: PricedProduct };

function NameCell({ code, isCurrent }: { code: PricedProduct; isCurrent: boolean }) {
  const { shortName } = products[code];
  return (
    <th
      className={
        isCurrent
          ? `${css.compareName} px-4 py-3.25 align-bottom font-semibold ${css.compareCurrent} bg-tint-100`
          : `${css.compareName} px-4 py-3.25 align-bottom font-semibold`
      }
      scope="col"
    >
      {isCurrent ? (
        shortName
      ) : (
        <a
          className="underline decoration-rule-2 underline-offset-4 hover:text-accent"
          href={routes.pricing(code)}
        >
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
      <table
        className={
          codes.length > 4
            ? `${css.compareTable} w-full table-fixed border-collapse text-left text-sm leading-[1.4] ${css.compareWide}`
            : `${css.compareTable} w-full table-fixed border-collapse text-left text-sm leading-[1.4]`
        }
      >
        <caption className="sr-only">Products billed {phrase}</caption>
        <thead>
          <tr>
            <td className={`${css.compareMeasure} ${css.compareCorner}`} />
            {codes.map((code) => (
              <NameCell code={code} isCurrent={code === current} key={code} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isSame }) => (
            <tr data-same={isSame || undefined} key={label}>
              <th className={css.compareMeasure} scope="row">
                {label}
              </th>
              {codes.map((code, i) => (
                <td
                  className={
                    code === current
                      ? `${css.compareCell} px-4 py-3.25 align-top tabular-nums ${css.compareCurrent} bg-tint-100`
                      : `${css.compareCell} px-4 py-3.25 align-top tabular-nums`
                  }
                  key={code}
                >
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
  return <p className="note mt-5">Prices per unit, in US dollars before tax. {network.measured.method}</p>;
}

/** A comparison table of one product family. */
export function FamilyComparison(props: TableProps & { heading: string }) {
  return (
    <div className={css.compareScope}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="heading-2">{props.heading}</h2>
        <OnlyDifferences />
      </div>
      <FamilyTable {...props} />
      <Method facts={props.facts} />
    </div>
  );
}

/** The full comparison: a table per billing unit, the first one expanded. */
export function FullComparison({ facts }: { facts: PricingFacts }) {
  return (
    <div className={css.compareScope}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="max-w-[38em]">
          <h2 className="heading-2">The full comparison</h2>
          <p className="lead mt-4">
            Prices compare only within one way of billing. Everything else is here too.
          </p>
        </div>
        <OnlyDifferences />
      </div>
      {pricingFamilies.map((family, i) => (
        <details className={`${css.compareFamily} border-t border-fg`} key={family.title} open={i === 0}>
          <summary
            className={`${css.compareSummary} relative list-none flex-wrap items-baseline gap-x-5 gap-y-1 pt-4.5 pr-9 pb-4.5 pl-0`}
          >
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
