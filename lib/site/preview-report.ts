import "server-only";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import { createPrismicClient, isEmbedded } from "@/lib/content/prismic/client";
import { type CmsPage, hasEnded, isReleased, readPageAt } from "@/lib/content/prismic/documents";
import { getPreview, isPreviewValid, type Preview, readDraft } from "@/lib/content/prismic/draft";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import { guardPreview } from "@/lib/content/prismic/preview/guard";
import { type CheckResult, checkPage } from "@/lib/content/prismic/publish-check";
import type { FileProblem } from "@/lib/platform/content-files/problem";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { listSitePages } from "./site-paths";

export type PreviewReport = {
  /** The preview can't be used, because its token has expired or its cookie is missing: published pages are shown. */
  isExpired: boolean;
  /**
   * `draft`: of a published page. `unpublished`: a page that is not published yet. `unchanged`: as published. `not-cms`: a
   * page without a document.
   */
  version: "draft" | "unpublished" | "unchanged" | "not-cms";
  /** Time of publication (ISO 8601); null if the page is not published, or has no document. */
  publishedAt: string | null;
  /** The path that opens this preview, to share with a colleague; null when the preview's cookie is gone. */
  previewPath: string | null;
  checks: CheckResult[];
  /** Problems in all drafts. A draft with a problem is not shown, or is shown without the invalid fields. */
  draftProblems: FileProblem[];
};

function versionOf(shown: CmsPage | null, published: CmsPage | null): PreviewReport["version"] {
  if (shown === null) return "not-cms";
  if (published === null) return "unpublished";
  return JSON.stringify(shown.data) === JSON.stringify(published.data) ? "unchanged" : "draft";
}

async function listPagePaths(preview: Preview): Promise<Set<string>> {
  const [pages, drafts] = await Promise.all([
    listSitePages(),
    readDraft(preview, (client) => client.getAllByType("page")),
  ]);
  return new Set([
    ...pages.map(({ path }) => path),
    ...drafts.flatMap((page) => (isReleased(page) && !hasEnded(page, Date.now()) ? (page.url ?? []) : [])),
  ]);
}

async function buildReport(preview: Preview, path: string): Promise<PreviewReport> {
  const isValid = await isPreviewValid(preview);
  const [shown, published, pagePaths, figures, draftProblems] = await Promise.all([
    readDraft(preview, (client) => readPageAt(client, path)),
    readPageAt(createPrismicClient(), path),
    listPagePaths(preview),
    getFigures(),
    isEmbedded ? embeddedRepository.getDraftProblems() : [],
  ]);
  return {
    isExpired: !isValid,
    version: versionOf(shown, published),
    publishedAt: published?.last_publication_date ?? null,
    previewPath: preview.ref === null ? null : routes.preview({ token: preview.ref, documentId: shown?.id }),
    checks: shown
      ? checkPage({
          data: fillFiguresDeep(shown.data, figures),
          path,
          siteUrl: env.SITE_URL,
          isPagePath: (other) => pagePaths.has(other),
        })
      : [],
    draftProblems,
  };
}

/** `GET /api/preview/report?path=/…`: only within a preview. */
export const respondPreviewReport = guardPreview(async (request) => {
  const preview = await getPreview();
  if (preview === null) return respondError("forbidden", { message: "No preview is open in this browser." });
  const path = new URL(request.url).searchParams.get("path") ?? "/";
  return respondJson(await buildReport(preview, path));
});
