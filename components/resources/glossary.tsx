import { TextLink } from "@/components/actions/text-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { Term } from "@/lib/content/endpoints/resources";
import { groupByLetter } from "@/lib/features/resources/letters";
import { IndexFilter } from "./index-filter";
import { LetterSoundings } from "./letter-soundings";

/** All terms by first letter, each with its meta description as the short answer. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  const groups = groupByLetter(terms);
  return (
    <>
      <header className="wrap pt-5 pb-10">
        <PageBreadcrumbs items={[{ label: "Resources", href: routes.resources() }, { label: "Glossary" }]} />
        <h1 className="heading-1 mt-8">Web data terms, in plain words</h1>
        <p className="lead mt-5">
          {terms.length} terms. Each starts with the short answer, then says how it works and what it is not,
          and gives an example.
        </p>
      </header>
      <LetterSoundings groups={groups} />
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
