import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { anchors, routes } from "@/lib/base/routes";
import type { IndexGroup } from "@/lib/site/search/site-index";

/** Groups with more entries than this have narrower columns. */
const many = 100;

// Plain links: hundreds of router links would each observe the viewport in order to prefetch.
function Entries({ entries }: { entries: IndexGroup["entries"] }) {
  return (
    <ul className={`gap-x-6 text-sm ${entries.length > many ? "columns-[9rem]" : "columns-[15rem]"}`}>
      {entries.map(({ path, label }) => (
        <li className="break-inside-avoid" key={path}>
          <a
            className="block pt-0.75 pb-1 text-fg-2 underline-offset-4 hover:text-fg hover:underline pointer-coarse:py-2.5"
            href={path}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SiteIndexLink() {
  return (
    <section className="section">
      <div className="wrap">
        <a className="link" href={routes.siteIndex()}>
          Index of all pages
        </a>
      </div>
    </section>
  );
}

export function SiteIndex({ groups }: { groups: readonly IndexGroup[] }) {
  return (
    <section className="section" id={anchors.siteIndex}>
      <div className="wrap">
        <h2 className="heading-2">Index of all pages</h2>
        <nav aria-label="Kinds of pages" className="mt-6">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {groups.map(({ kind, name }) => (
              <li key={kind}>
                <a className="link inline-block min-h-6" href={`#index-${kind}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ kind, name, entries }) => (
          <section
            aria-labelledby={`index-${kind}`}
            className="mt-10 grid gap-x-6 gap-y-3 border-fg border-t pt-3 md:grid-cols-12"
            key={kind}
          >
            <h3 className="heading-4 scroll-mt-24 md:col-span-3" id={`index-${kind}`}>
              {name}
            </h3>
            <div className="md:col-span-9">
              <Entries entries={entries} />
            </div>
          </section>
        ))}
        <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-rule border-t pt-6 text-fg-2">
          Didn’t find it? A person knows where it is.
          <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Ask us</OpenModalLink>
        </p>
      </div>
    </section>
  );
}
