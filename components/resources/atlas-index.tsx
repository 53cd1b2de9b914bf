import Link from "next/link";
import postTeaserCss from "@/components/blog/post-teaser.module.css";
import { IndexPicture } from "./index-picture";

export type IndexTile = {
  /** Id of the grid square, referenced by entries of the index. */
  square: string;
  name: string;
  /** Number of items: "9 setups". */
  count: string;
  href: string;
  art: "guides" | "integrations" | "glossary" | "tools";
};

export function AtlasIndex({ tiles }: { tiles: readonly IndexTile[] }) {
  return (
    <div className="outline outline-offset-3 outline-fg [--edge:24px] relative border border-fg pt-(--edge) pr-0 pb-0 pl-(--edge)">
      <div
        aria-hidden="true"
        className="absolute top-0 right-0 left-(--edge) grid h-(--edge) grid-cols-2 place-items-center font-mono text-2xs leading-[normal] font-[450] text-fg-2"
      >
        <span>A</span>
        <span>B</span>
      </div>
      <div
        aria-hidden="true"
        className="absolute top-(--edge) bottom-0 left-0 grid w-(--edge) grid-rows-2 place-items-center font-mono text-2xs leading-[normal] font-[450] text-fg-2"
      >
        <span>1</span>
        <span>2</span>
      </div>
      <ul className="*:border-rule-2 *:odd:border-r *:nth-[n+3]:border-t grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] border-t border-l border-t-fg border-l-fg">
        {tiles.map(({ square, name, count, href, art }) => (
          <li className={`${postTeaserCss.teaser} teaser flex flex-col hover:bg-tint-100`} key={square}>
            <IndexPicture name={art} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0 border-t border-rule px-3.5 py-2.5">
              <Link className={`${postTeaserCss.teaserLink} font-[560]`} href={href} prefetch={false}>
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
