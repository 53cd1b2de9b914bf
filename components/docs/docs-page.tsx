import { Prose } from "@/components/prose/prose";
import { formatCount } from "@/lib/base/format/count";
import { type Figures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { type DocsPageWithNeighbors, isApiSlug } from "@/lib/features/docs/pages";
import { getApiReference, getGettingStartedExamples } from "@/lib/features/docs/read";
import { describeTrial } from "@/lib/features/free-trial/terms";
import { ApiPage } from "./api-page";
import { DocsSheet } from "./docs-sheet";
import css from "./docs-table.module.css";
import { GettingStartedPage } from "./getting-started";

/** A page of the documentation: a text of `content/docs`, or what the API's schemas say. */
export async function DocsPage({ entry, figures }: { entry: DocsPageWithNeighbors; figures: Figures }) {
  const { slug, heading, document } = entry.page;
  if (document) {
    return (
      <DocsSheet entry={entry}>
        <Prose
          className={css.docsTable}
          namesColumns
          place={heading}
          tree={fillFiguresDeep(document.tree, figures)}
        />
      </DocsSheet>
    );
  }
  if (isApiSlug(slug)) return <ApiPage entry={entry} {...(await getApiReference(slug, figures))} />;
  const { trial: terms } = figures.network;
  const trial = { days: formatCount(terms.days), contents: describeTrial(terms) };
  return <GettingStartedPage entry={entry} trial={trial} {...getGettingStartedExamples(figures)} />;
}
