import "server-only";
import { env } from "@/lib/base/env/server";
import { listObjects } from "@/lib/base/list-objects";
import { isAllowedImage, repositoryImagesUrl } from "@/lib/base/media/image-sources";
import { buildRedirectMap, normalizePath } from "@/lib/base/redirects";
import { reservedSegments } from "@/lib/base/routes";
import {
  type ContentEntry,
  isContentFileName,
  latestVersion,
  listEntries,
} from "@/lib/content/editing/versions";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import { createPrismicClient } from "@/lib/content/prismic/client";
import { contentFolders, getFigureCheck } from "@/lib/content/prismic/embedded";
import { readContentState } from "@/lib/content/prismic/embedded/content";
import { buildPreviewToken } from "@/lib/content/prismic/embedded/preview-token";
import { checkFragment, checkPage } from "@/lib/content/prismic/publish-check";
import { createFallbackStore } from "@/lib/platform/content-files/fallback-store";
import {
  locateProblem,
  type Problem,
  relativePath,
  type TextProblem,
} from "@/lib/platform/content-files/problem";
import { readMediaFile } from "@/lib/platform/media/files";
import { listSitePages } from "@/lib/site/site-paths";
import type { AllDocumentTypes } from "@/prismicio-types";
import { adviseOnRedirects, checkFile } from "./check-file";

type Size = { width: number; height: number };

const isSize = (value: unknown): value is Size =>
  typeof value === "object" && value !== null && "width" in value && "height" in value;

async function findImageProblem(url: string, { width, height }: Size): Promise<string | null> {
  if (!url.startsWith("/media/")) {
    return isAllowedImage(url, repositoryImagesUrl(env)) ? null : `${url} is not an image of this site`;
  }
  const file = await readMediaFile(url.slice("/media/".length));
  if (file === null) return `the image ${url} is missing, or is not a complete JPEG, PNG, WebP or AVIF file`;
  const hasRightSize = file.width === width && file.height === height;
  return hasRightSize ? null : `the image ${url} is ${file.width} × ${file.height}, not ${width} × ${height}`;
}

/** Problems with the images of a document: missing ones, other hosts, wrong dimensions. */
async function checkImages(data: Record<string, unknown>): Promise<Problem[]> {
  const { og_image: _shareImage, ...shown } = data;
  const problems = listObjects(shown).map(async ({ path, value: { url, dimensions } }) => {
    if (typeof url !== "string" || !isSize(dimensions)) return [];
    const message = await findImageProblem(url, dimensions);
    return message === null ? [] : [{ path: ["data", ...path], message }];
  });
  return (await Promise.all(problems)).flat();
}

export type Finding = TextProblem & {
  /** Advice: the editor may publish anyway. */
  isAdvice: boolean;
};

/** All documents as a preview shows them. */
async function readPreviewDocuments(): Promise<AllDocumentTypes[]> {
  const client = createPrismicClient({ ref: await buildPreviewToken(Date.now()) });
  const [documents, figures] = await Promise.all([client.dangerouslyGetAll({ lang: "*" }), getFigures()]);
  return documents.map((document) => fillFiguresDeep(document, figures));
}

/** Every document with its problems, drafts included. */
async function readCurrentContent() {
  const check = await getFigureCheck();
  return readContentState(contentFolders, Date.now(), { lastGood: createFallbackStore(null), check });
}

/** URL paths of the folders whose files are pages. */
const folderPaths = {
  posts: "/blog",
  glossary: "/resources/glossary",
  guides: "/resources/guides",
  integrations: "/resources/integrations",
};

/** Future paths of drafted files, so that links to them are valid. */
async function listDraftedPaths(): Promise<string[]> {
  const drafted = (await listEntries()).filter(({ draft }) => draft?.file.endsWith(".md"));
  return drafted.flatMap(({ name }) => {
    const [folder, slug] = name.split("/");
    const base = Object.entries(folderPaths).find(([key]) => key === folder)?.[1];
    return base === undefined ? [] : [`${base}/${slug}`];
  });
}

const asAdvice = (problem: TextProblem): Finding => ({ ...problem, isAdvice: true });
const asError = (problem: TextProblem): Finding => ({ ...problem, isAdvice: false });

/**
 * Loads once what all checks need: models, figures, drafts and the site's paths. `check` finds problems of an entry's latest
 * version as it would be published.
 */
export async function createValidator() {
  const [content, documents, pages, drafted, redirects] = await Promise.all([
    readCurrentContent(),
    readPreviewDocuments(),
    listSitePages(),
    listDraftedPaths(),
    endpoints.redirects.read().then(buildRedirectMap, () => null),
  ]);
  const pagePaths = new Set([
    ...pages.map(({ path }) => path),
    ...documents.flatMap(({ url }) => url ?? []),
    ...drafted,
  ]);
  const isPagePath = (path: string) => pagePaths.has(path);

  function adviseOn(document: AllDocumentTypes) {
    const path = document.url ?? "";
    const input = { data: document.data, path, siteUrl: env.SITE_URL, isPagePath };
    const isPage = document.type === "page" || document.type === "home_page";
    return (isPage ? checkPage(input) : checkFragment(input)).flatMap(({ name, problems }) =>
      problems.map((problem) => ({
        path: ["data", ...problem.path],
        message: `${name}: ${problem.message}`,
      })),
    );
  }

  /** Advice on the path of a document; `liveUid` is the published uid, undefined when unpublished. */
  function adviseOnPath(path: string, uid: string | null, liveUid: string | null | undefined): Problem[] {
    const messages = [];
    if (liveUid !== undefined && liveUid !== uid)
      messages.push(`changes with the uid, which was “${liveUid}”; add the old one to shared-api/redirects`);
    if (redirects?.has(normalizePath(path)))
      messages.push(`${path} is redirected by shared-api/redirects, which hides the page`);
    return messages.map((message) => ({ path: ["uid"], message: `URL: ${message}` }));
  }

  async function checkDocument(entry: ContentEntry): Promise<Finding[]> {
    const { file, text, document } = latestVersion(entry);
    const found = Object.values(content.problems).flat();
    const problems = found.filter((problem) => problem.file === relativePath(file));
    const shown = documents.find(({ id }) => id === document?.id);
    const path = shown?.url ?? null;
    const uid = document?.uid ?? null;
    const liveUid = entry.published?.document?.uid;
    const errors: Problem[] = shown ? await checkImages(shown.data) : [];
    if (path !== null && uid !== liveUid && pages.some((page) => page.path === path))
      errors.push({ path: ["uid"], message: `${path} is the URL of another page` });
    if (path !== null && reservedSegments.has(path.split("/")[1] ?? ""))
      errors.push({ path: ["uid"], message: `${path} is a URL that the site uses itself` });
    if (document !== null && entry.id !== null && document.id !== entry.id)
      errors.push({ path: ["id"], message: "is not the id of the published document" });
    const advice = [
      ...(shown ? adviseOn(shown) : []),
      ...(path === null ? [] : adviseOnPath(path, uid, liveUid)),
    ];
    return [
      ...problems.map(asError),
      ...errors.map((problem) => asError(locateProblem(text, problem))),
      ...advice.map((problem) => asAdvice(locateProblem(text, problem))),
    ];
  }

  async function checkContentFile(entry: ContentEntry): Promise<Finding[]> {
    const version = latestVersion(entry);
    const problems = await checkFile(entry.name, version, isPagePath);
    const advice = entry.name === "shared-api/redirects" ? adviseOnRedirects(version.text, isPagePath) : [];
    return [...problems.map(asError), ...advice.map(asAdvice)];
  }

  return {
    check: (entry: ContentEntry) =>
      isContentFileName(entry.name) ? checkContentFile(entry) : checkDocument(entry),
  };
}
