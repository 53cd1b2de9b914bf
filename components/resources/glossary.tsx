import type { CSSProperties } from "react";
import { TextLink } from "@/components/actions/text-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { Term } from "@/lib/content/endpoints/resources";
import { groupByLetter, letters } from "@/lib/features/resources/letters";
import css from "./glossary.module.css";
import { IndexFilter } from "./index-filter";

type DepthStyle = CSSProperties & { "--terms": number };

const cell = 100;
/** Depth of one term on wide windows, in pixels. The style sheet has the same. */
const depth = 18;

/** A line through the middle of each letter's cell, `share` of the way down to its number of terms. */
function drawBed(counts: readonly number[], share: number): string {
  const heights = counts.map((count) => Math.round((count * depth + 6) * share));
  const curves = heights.map((y, i) => {
    const [x, before] = [(i + 0.5) * cell, heights[i - 1] ?? 0];
    return `C${x - cell / 2} ${before} ${x - cell / 2} ${y} ${x} ${y}`;
  });
  const end = counts.length * cell;
  return `M0 0${curves.join("")}C${end} ${heights.at(-1)} ${end} 0 ${end} 0`;
}

/** The alphabet with soundings: the more terms a letter has, the deeper the water. Letters with terms link to them. */
function LetterSoundings({ groups }: { groups: readonly { letter: string; items: readonly unknown[] }[] }) {
  const countOf = (letter: string) => groups.find((group) => group.letter === letter)?.items.length ?? 0;
  const shown = [...(countOf("#") > 0 ? ["#"] : []), ...letters];
  const counts = shown.map(countOf);
  const deepest = Math.max(...counts) * depth + 6;
  return (
    <nav aria-label="Letters" className="wrap">
      <ul className={css.letters}>
        {shown.map((letter, i) => {
          const count = counts[i] ?? 0;
          const style: DepthStyle = { "--terms": count };
          return count === 0 ? (
            <li aria-hidden="true" className="max-md:hidden" key={letter}>
              <span className={`${css.letter} text-fg-3 opacity-55`}>{letter}</span>
            </li>
          ) : (
            <li key={letter}>
              <a className={css.letter} href={`#${encodeURIComponent(letter)}`}>
                {letter}
              </a>
              <span aria-hidden="true" className={`${css.plumb} figure`} style={style}>
                <span className="absolute bottom-0 left-2 md:bottom-[18%]">{count}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <svg
        aria-hidden="true"
        className={css.bed}
        height={deepest}
        preserveAspectRatio="none"
        viewBox={`0 0 ${shown.length * cell} ${deepest}`}
      >
        {[1, 0.66, 0.33].map((share) => (
          <path d={drawBed(counts, share)} key={share} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
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
