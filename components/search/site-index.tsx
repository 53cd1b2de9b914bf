import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import type { IndexGroup } from "@/lib/site/search/site-index";
import css from "./site-index.module.css";

/** So many entries that they stand in narrower columns. */
const many = 100;

// Plain links: hundreds of them at once would each listen for being seen, to fetch a page ahead.
function Entries({ entries }: { entries: IndexGroup["entries"] }) {
  return (
    <ul className={`${css.pageIndex} gap-x-3 text-sm ${entries.length > many ? css.pageIndexNarrow : ""}`}>
      {entries.map(({ path, label }) => (
        <li className="break-inside-avoid" key={path}>
          <a
            className="block pt-[3px] pb-0.5 text-fg-2 underline-offset-4 hover:text-fg hover:underline pointer-coarse:py-1.25"
            href={path}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const anchor = "index";

/** The way to the index from pages on which it does not stand. */
export function SiteIndexLink() {
  return (
    <section className="section">
      <div className="wrap">
        <a className="link" href={`${routes.search()}#${anchor}`}>
          Index of all pages
        </a>
      </div>
    </section>
  );
}

/** All pages by kind, as the gazetteer at the end of an atlas lists its places. */
export function SiteIndex({ groups }: { groups: readonly IndexGroup[] }) {
  return (
    <section className="section" id={anchor}>
      <div className="wrap">
        <h2 className="heading-2">Index of all pages</h2>
        <nav aria-label="Kinds of pages" className="mt-3">
          <ul className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-sm">
            {groups.map(({ kind, name }) => (
              <li key={kind}>
                <a className="link inline-block min-h-3" href={`#index-${kind}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ kind, name, entries }) => (
          <section
            aria-labelledby={`index-${kind}`}
            className="mt-5 grid gap-x-3 gap-y-1.5 border-fg border-t pt-1.5 md:grid-cols-12"
            key={kind}
          >
            <h3 className="heading-4 scroll-mt-12 md:col-span-3" id={`index-${kind}`}>
              {name}
              <span className="figure ml-1 font-normal text-fg-3 text-xs">{entries.length}</span>
            </h3>
            <div className="md:col-span-9">
              <Entries entries={entries} />
            </div>
          </section>
        ))}
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-rule border-t pt-3 text-fg-2">
          Not here? A person knows where it is.
          <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Ask us</OpenModalLink>
        </p>
      </div>
    </section>
  );
}
