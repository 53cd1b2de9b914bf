import { TextLink } from "@/components/actions/text-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import scrollCss from "@/components/ui/scroll-area.module.css";
import { routes } from "@/lib/base/routes";
import type { Term } from "@/lib/content/endpoints/resources";
import { groupByLetter, letters } from "@/lib/features/resources/letters";
import { IndexFilter } from "./index-filter";

const letterClasses =
  "grid h-13 place-items-center font-display text-[1.0625rem] leading-[normal] font-[560]";

/** The alphabet, with "#" in front if a term needs it; letters with terms link to them. */
function LetterBar({ used }: { used: ReadonlySet<string> }) {
  return (
    <nav
      aria-label="Letters"
      className={`${scrollCss.fade} [scrollbar-width:none] overflow-x-auto border-y border-fg`}
    >
      <ul className="wrap grid min-w-[max-content] auto-cols-[minmax(40px,1fr)] grid-flow-col">
        {[...(used.has("#") ? ["#"] : []), ...letters].map((letter) => (
          <li className="border-l border-l-rule last:border-r last:border-r-rule" key={letter}>
            {used.has(letter) ? (
              <a
                className={`${letterClasses} hover:bg-tint-100 hover:text-tint-800 focus-visible:-outline-offset-3`}
                href={`#${encodeURIComponent(letter)}`}
              >
                {letter}
              </a>
            ) : (
              <span aria-hidden="true" className={`${letterClasses} text-fg-3 opacity-55`}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All terms by first letter, each with its meta description as the short answer. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  const groups = groupByLetter(terms);
  return (
    <>
      <header className="wrap pt-5 pb-10">
        <PageBreadcrumbs items={[{ label: "Resources", href: routes.resources() }, { label: "Glossary" }]} />
        <h1 className="heading-1 mt-8">Web data terms, in plain words</h1>
        <p className="lead mt-5">
          {terms.length} terms. Each starts with the short answer, then says how it works, what it is not, and
          shows an example that runs.
        </p>
      </header>
      <LetterBar used={new Set(groups.map(({ letter }) => letter))} />
      <section aria-label="Terms" className="wrap section pt-10">
        <IndexFilter label="Search the terms" noun="terms" placeholder="asn, rotation, 429…">
          <div className="mt-6 gap-x-10 md:columns-2">
            {groups.map(({ letter, items }) => (
              <section
                aria-labelledby={letter}
                className="grid break-inside-avoid gap-x-6 gap-y-4 border-t border-rule-2 pt-5 pb-9 md:grid-cols-[64px_minmax(0,1fr)]"
                data-group=""
                key={letter}
              >
                <h2
                  className="scroll-mt-31 font-display text-[2.5rem] leading-none font-[560] text-accent"
                  id={letter}
                >
                  {letter}
                </h2>
                <dl className="grid gap-y-5">
                  {items.map(({ slug, title, description }) => (
                    <div data-entry="" key={slug}>
                      <dt>
                        <TextLink href={routes.term(slug)}>{title}</TextLink>
                      </dt>
                      <dd className="mt-1 text-fg-2 text-sm">{description}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </IndexFilter>
      </section>
    </>
  );
}
