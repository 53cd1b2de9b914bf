import type { CSSProperties } from "react";
import { TextLink } from "@/components/actions/text-link";
import { cssShare } from "@/components/charts/plot";
import { FormCard } from "@/components/lead-form/form-card";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { PageHead } from "@/components/sections/page-head";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Guide } from "@/lib/content/endpoints/resources";
import type { GatedContent } from "@/lib/content/endpoints/schemas-company";
import { buildGuideForm } from "./guide-fields";

type ChapterBarStyle = CSSProperties & { "--minutes": number };

/** Chapters as rows, each with a bar for its share of the reading time. */
function ChapterBar({ chapters, minutes }: { chapters: Guide["chapters"]; minutes: number }) {
  const scale: ChapterBarStyle = { "--minutes": minutes };
  return (
    <>
      <ol className="border-t border-fg" style={scale}>
        {chapters.map(({ title, from, share }, i) => (
          <li
            className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-4 border-b border-rule py-3.5 md:grid-cols-[28px_minmax(0,400px)_minmax(0,1fr)]"
            key={title}
          >
            <span aria-hidden="true" className="figure text-fg-3 text-xs">
              {i + 1}
            </span>
            <span className="heading-4">{title}</span>
            <span
              aria-hidden="true"
              className="hidden h-3 bg-[repeating-linear-gradient(90deg,var(--rule-2)_0_1px,transparent_1px_calc(100%_/_var(--minutes)))] md:block"
            >
              <span
                className="block h-1 translate-y-1 bg-tint-600"
                style={{ marginLeft: cssShare(from), width: cssShare(share) }}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="note mt-3 max-md:hidden">
        Each bar shows where the chapter is in the guide and how long it takes to read. The whole guide takes
        about {minutes} minutes.
      </p>
    </>
  );
}

type GuidePageProps = {
  guide: Guide;
  other: Guide | null;
  copy: GatedContent;
};

/** A guide's chapters, and the form to get its text, which is not part of this page. */
export function GuidePage({ guide, other, copy }: GuidePageProps) {
  const { slug, title, description, summary, pages, published, minutes, chapters } = guide;
  return (
    <>
      <header className="on-deep">
        <div className="wrap pt-5 pb-18">
          <PageHead
            heading={title}
            lead={description}
            trail={[
              { label: "Resources", href: routes.resources() },
              { label: "Guides", href: `${routes.resources()}#guides` },
              { label: title },
            ]}
          >
            <p className="mt-5 flex flex-wrap gap-x-5 text-fg-2 text-sm">
              <span>{pages} pages</span>
              <span>{minutes}-minute read</span>
              <time dateTime={published}>{formatDate(published)}</time>
            </p>
          </PageHead>
        </div>
      </header>
      <section className="wrap section grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,1fr)_440px]">
        <div>
          <h2 className="heading-2">Summary</h2>
          <p className="mt-5 max-w-[62ch] text-lead leading-[1.55]">{summary}</p>
        </div>
        <aside aria-label="Full text" className="self-start" id="full-text">
          <FormCard className="md:bg-ground-2">
            <InlineLeadForm {...buildGuideForm(slug, copy)} />
          </FormCard>
        </aside>
      </section>
      <section className="wrap pb-[var(--section)]">
        <h2 className="heading-2 mb-8">{chapters.length} chapters</h2>
        <ChapterBar chapters={chapters} minutes={minutes} />
        {other && (
          <p className="mt-10 text-sm">
            Another guide: <TextLink href={routes.guide(other.slug)}>{other.title}</TextLink>
          </p>
        )}
      </section>
    </>
  );
}
