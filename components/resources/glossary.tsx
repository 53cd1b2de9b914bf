import Link from "next/link";
import { Trail } from "@/components/seo/trail";
import { routes } from "@/lib/base/routes";
import type { Term } from "@/lib/content/endpoints/resources";
import { groupByLetter, letters } from "@/lib/features/resources/letters";
import { IndexFilter } from "./index-filter";

/** The alphabet as the graduated frame of a map: letters that hold terms lead to them. */
function LetterBar({ used }: { used: ReadonlySet<string> }) {
  return (
    <nav aria-label="Letters" className="letter-bar">
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            {used.has(letter) ? (
              <a href={`#${letter}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All terms by their first letter, each with its meta description as the short answer. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  const groups = groupByLetter(terms);
  return (
    <>
      <header className="wrap pt-4 pb-5">
        <Trail items={[{ label: "Resources", href: routes.resources() }, { label: "Glossary" }]} />
        <h1 className="heading-1 mt-4">Web data terms, in plain words</h1>
        <p className="lead mt-2.5">
          {terms.length} terms. Each starts with the short answer, then says how it works, what it is not, and
          shows an example that runs.
        </p>
      </header>
      <LetterBar used={new Set(groups.map(({ letter }) => letter))} />
      <section aria-label="Terms" className="wrap section pt-5">
        <IndexFilter label="Search the terms" noun="terms" placeholder="asn, rotation, 429…">
          {groups.map(({ letter, items }) => (
            <section aria-labelledby={letter} className="letter-group" data-group="" key={letter}>
              <h2 className="letter-head" id={letter}>
                {letter}
              </h2>
              <dl className="letter-terms">
                {items.map(({ slug, title, description }) => (
                  <div data-entry="" key={slug}>
                    <dt>
                      <Link className="link" href={routes.term(slug)} prefetch={false}>
                        {title}
                      </Link>
                    </dt>
                    <dd className="mt-0.5 text-fg-2 text-sm">{description}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </IndexFilter>
      </section>
    </>
  );
}
