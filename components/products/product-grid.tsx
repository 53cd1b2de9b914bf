import { DecorativeDrawing } from "@/components/illustrations/drawing";
import glyphs from "@/components/illustrations/product-glyphs.svg";
import { PillChoice } from "@/components/ui/pill";
import { formatUnitPrice } from "@/lib/base/format/money";
import { anchors } from "@/lib/base/routes";
import { needs, type ProductEntry } from "@/lib/features/products/entries";
import { FilterCount } from "./filter-count";
import { needLabels, productDifferences, unitFilters, unitNames } from "./product-copy";
import css from "./product-grid.module.css";

const units = ["GB", "IP", "result"] as const;

/** CSS (`.catalog` in the module) shows the entries that match the checked inputs, without JavaScript. */
function Filters({ entries }: { entries: readonly ProductEntry[] }) {
  const unitsHere = units.filter((unit) => entries.some((entry) => entry.unit === unit));
  return (
    <div className="mt-8 grid gap-y-3 border-y border-rule-2 py-4">
      <fieldset className="flex flex-wrap items-center gap-2 pl-18">
        <legend className="float-left -ml-18 w-16 text-sm text-fg-2">Billed</legend>
        <PillChoice defaultChecked name="billed" type="radio" value="any">
          Any unit
        </PillChoice>
        {unitsHere.map((unit) => (
          <PillChoice key={unit} name="billed" type="radio" value={unit}>
            {unitFilters[unit]}
          </PillChoice>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap items-center gap-2 pl-18">
        <legend className="float-left -ml-18 w-16 text-sm text-fg-2">Features</legend>
        {needs
          .filter((need) => entries.some((entry) => entry.needs.includes(need)))
          .map((need) => (
            <PillChoice key={need} name="needs" type="checkbox" value={need}>
              {needLabels[need]}
            </PillChoice>
          ))}
      </fieldset>
    </div>
  );
}

function Entry({ entry: { key, name, path, tint, unit, needs: can, priceFrom } }: { entry: ProductEntry }) {
  return (
    <li
      className="border-r border-b border-r-fg border-b-fg"
      data-needs={can.join(" ")}
      data-tint={tint}
      data-unit={unit}
    >
      <a className={`${css.sheet} group`} href={path}>
        <DecorativeDrawing className={css.sheetGlyph} file={glyphs} part={key} viewBox="0 0 96 64" />
        <span className="heading-4 underline decoration-1 decoration-current/35 underline-offset-4 group-hover:decoration-current">
          {name}
        </span>
        <span className="text-fg-2 text-sm leading-snug">{productDifferences[key]}</span>
        <span className="mt-auto pt-2 text-sm text-fg-2">
          {priceFrom === null ? (
            "Price on request"
          ) : (
            <>
              from <b className="font-semibold text-fg">{formatUnitPrice(priceFrom)}</b>{" "}
              {key === "DS" ? "per 1,000 records" : unitNames[unit]}
            </>
          )}
        </span>
      </a>
    </li>
  );
}

/** Link to the product chooser below. It fills the last row; it is not shown where the products do. */
function ChooserLink() {
  return (
    <li className="border-r border-b border-r-fg border-b-fg sm:max-md:nth-[2n+1]:hidden md:max-nav:nth-[3n+1]:hidden md:max-nav:nth-[3n+2]:col-span-2 nav:nth-[4n+1]:hidden nav:nth-[4n+2]:col-span-3 nav:nth-[4n+3]:col-span-2">
      <a className={`${css.sheet} group`} href={`#${anchors.chooser}`}>
        <DecorativeDrawing className={css.sheetGlyph} file={glyphs} part="FINDER" viewBox="0 0 96 64" />
        <span className="heading-4 underline decoration-1 decoration-current/35 underline-offset-4 group-hover:decoration-current">
          Help me choose
        </span>
        <span className="text-fg-2 text-sm leading-snug">Answer three questions to find your product.</span>
      </a>
    </li>
  );
}

type GridProps = {
  entries: readonly ProductEntry[];
  /** The page has the three questions that find a product. */
  hasChooser: boolean;
};

export function ProductGrid({ entries, hasChooser }: GridProps) {
  return (
    <form className={css.catalog}>
      <Filters entries={entries} />
      <FilterCount total={entries.length} />
      <ul className="grid border-t border-l border-t-fg border-l-fg sm:grid-cols-[1fr_1fr] md:grid-cols-[repeat(3,1fr)] nav:grid-cols-[repeat(4,1fr)]">
        {entries.map((entry) => (
          <Entry entry={entry} key={entry.key} />
        ))}
        {hasChooser && <ChooserLink />}
      </ul>
    </form>
  );
}
