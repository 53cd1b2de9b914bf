import { formatUnitPrice } from "@/lib/base/format/money";
import { needs, type ProductEntry } from "@/lib/features/products/entries";
import { needNames, sentences, unitNames } from "./catalogue-copy";
import { FilterCount } from "./filter-count";
import { glyphs } from "./glyphs";

const units = ["GB", "IP", "result"] as const;

/** Which entries show follows from the checked inputs in CSS (`.catalogue` in styles/products.css): no script is needed. */
function Filters({ entries }: { entries: readonly ProductEntry[] }) {
  const unitsHere = units.filter((unit) => entries.some((entry) => entry.unit === unit));
  return (
    <div className="catalogue-filters">
      <fieldset>
        <legend>Billed</legend>
        <label>
          <input defaultChecked name="billed" type="radio" value="any" />
          <span className="filter-name">any way</span>
        </label>
        {unitsHere.map((unit) => (
          <label key={unit}>
            <input name="billed" type="radio" value={unit} />
            <span className="filter-name">{unitNames[unit]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>It needs</legend>
        {needs
          .filter((need) => entries.some((entry) => entry.needs.includes(need)))
          .map((need) => (
            <label key={need}>
              <input name="needs" type="checkbox" value={need} />
              <span className="filter-name">{needNames[need]}</span>
            </label>
          ))}
      </fieldset>
    </div>
  );
}

function Entry({ entry: { key, name, path, tint, unit, needs: can, priceFrom } }: { entry: ProductEntry }) {
  const glyph: { lines: string; fill?: string } = glyphs[key];
  return (
    <li className="sheet-place" data-needs={can.join(" ")} data-tint={tint} data-unit={unit}>
      <a className="sheet group" href={path}>
        <svg aria-hidden="true" className="sheet-glyph" viewBox="0 0 96 64">
          {glyph.fill && <path className="sheet-glyph-fill" d={glyph.fill} />}
          <path d={glyph.lines} />
        </svg>
        <span className="heading-4 underline-offset-4 group-hover:underline">{name}</span>
        <span className="text-fg-2 text-sm leading-snug">{sentences[key]}</span>
        <span className="sheet-price">
          {priceFrom === null ? (
            "Price on request"
          ) : (
            <>
              from <b>{formatUnitPrice(priceFrom)}</b> {unitNames[unit]}
            </>
          )}
        </span>
      </a>
    </li>
  );
}

/** The products as sheets of an index map, with a filter. */
export function CatalogueGrid({ entries }: { entries: readonly ProductEntry[] }) {
  return (
    <form className="catalogue">
      <Filters entries={entries} />
      <FilterCount total={entries.length} />
      <ul className="sheets">
        {entries.map((entry) => (
          <Entry entry={entry} key={entry.key} />
        ))}
      </ul>
    </form>
  );
}
