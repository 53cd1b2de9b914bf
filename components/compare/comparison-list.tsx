import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ClosingSection } from "@/components/sections/closing-section";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Comparison, Comparisons } from "@/lib/content/endpoints/schemas-company";
import { tintOf } from "./tint-of";

const sideClasses = {
  first: "bg-tint-700",
  neither: "bg-rule-2",
  second: "bg-[repeating-linear-gradient(135deg,var(--tint-700)_0_2px,var(--tint-100)_2px_5px)]",
};

/** In how many measures each side is ahead, as a bar of one segment per measure. */
function Score({ rows, sides }: Pick<Comparison, "rows" | "sides">) {
  const count = (side: 0 | 1 | null) => rows.filter(({ better }) => better === side).length;
  const [first, second] = [count(0), count(1)];
  const sideOf = (measure: number) =>
    measure < first ? "first" : measure < rows.length - second ? "neither" : "second";
  return (
    <div>
      <p className="flex justify-between gap-x-2 text-sm">
        <span>
          <b className="font-[560] max-nav:block">{sides[0].name}</b> ahead in {first}
        </span>
        <span className="text-right">
          <b className="font-[560] max-nav:block">{sides[1].name}</b> ahead in {second}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2.5 flex gap-1">
        {rows.map(({ measure }, i) => (
          <span
            className={`h-3 max-w-16 flex-1 ${sideClasses[sideOf(i)]}`}
            data-tint={sideOf(i) === "second" ? tintOf(sides[1]) : undefined}
            key={measure}
          />
        ))}
      </div>
      <p className="note mt-2">
        of {rows.length} measures, no winner in {count(null)}
      </p>
    </div>
  );
}

export function ComparisonList({ content }: { content: Comparisons }) {
  return (
    <>
      <section className="wrap pt-5 pb-[var(--section)]">
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Comparisons" }]} />
        <EntryList className="mt-fluid-3">
          {content.comparisons.map(({ slug, name, lead, sides, rows, head }) => (
            <Entry
              href={routes.comparison(slug)}
              key={slug}
              lead={lead}
              note={`As of ${formatDate(head.updated)}`}
              tint={tintOf(sides[0])}
              title={name}
            >
              <Score rows={rows} sides={sides} />
            </Entry>
          ))}
        </EntryList>
        <p className="note mt-5 max-w-[92ch]">{content.method}</p>
      </section>
      <ClosingSection
        heading="Not sure which fits?"
        lead="Tell us which pages you need, and how often. Sales will tell you which product fits, or if none does."
      >
        <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
          Contact sales
        </OpenModalLink>
        <ButtonLink href={routes.allUseCases()} size="lg" variant="Outline">
          See the use cases
        </ButtonLink>
      </ClosingSection>
    </>
  );
}
