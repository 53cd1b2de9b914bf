import Link from "next/link";
import { SheetArt } from "./sheet-art";

export type Sheet = {
  /** The square of the sheet, as entries of the index refer to it. */
  square: string;
  name: string;
  /** How much there is: "9 setups". */
  count: string;
  href: string;
  art: "guides" | "integrations" | "glossary" | "tools";
};

/** The index map of an atlas: which sheet covers what. */
export function SheetIndex({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <div className="sheet-index">
      <div aria-hidden="true" className="sheet-columns">
        <span>A</span>
        <span>B</span>
      </div>
      <div aria-hidden="true" className="sheet-rows">
        <span>1</span>
        <span>2</span>
      </div>
      <ul className="sheet-squares">
        {sheets.map(({ square, name, count, href, art }) => (
          <li className="teaser" key={square}>
            <SheetArt name={art} />
            <p className="sheet-name">
              <Link className="teaser-link font-[560]" href={href} prefetch={false}>
                {name}
              </Link>
              <span className="text-fg-2 text-xs">{count}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
