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

const dotsPerRow = 20;
const dotGap = 7;

/** One dot per page. */
function PageDots({ count }: { count: number }) {
  const rows = Math.ceil(count / dotsPerRow);
  const dots = Array.from({ length: rows }, (_, row) => {
    const inRow = Math.min(dotsPerRow, count - row * dotsPerRow);
    return `M3 ${row * dotGap + 3}h${(inRow - 1) * dotGap + 1}`;
  });
  return (
    <svg
      aria-hidden="true"
      className="stroke-accent-2 stroke-[4.5]"
      height={rows * dotGap}
      width={dotsPerRow * dotGap}
    >
      {/* Dashes of no length with round ends are dots. */}
      <path d={dots.join("")} strokeDasharray={`0 ${dotGap}`} strokeLinecap="round" />
    </svg>
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
        <p className="note mt-3">One dot per page.</p>
        <nav aria-label="Kinds of pages" className="mt-6">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-6 text-sm sm:grid-cols-4 nav:grid-cols-7">
            {groups.map(({ kind, name, entries }) => (
              <li
                className="row-span-2 grid grid-rows-subgrid content-start justify-items-start gap-y-2"
                key={kind}
              >
                <a className="link inline-block min-h-6" href={`#index-${kind}`}>
                  {name}
                </a>
                <PageDots count={entries.length} />
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
              <span className="figure ml-2 font-normal text-fg-3 text-xs">{entries.length}</span>
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
