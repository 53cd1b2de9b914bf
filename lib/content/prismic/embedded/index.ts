import "server-only";
import { join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import { listUnknownFigures } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import { contentFallbacks } from "@/lib/platform/content-files/fallback-store";
import { reportProblem } from "@/lib/platform/content-files/problem";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import type { ContentFolders } from "./content";
import type { ExtraCheck } from "./document-file";
import { isValidPreviewToken } from "./preview-token";
import { createEmbeddedRepository, type EmbeddedRepository } from "./repository";

declare global {
  var embeddedPrismicRepository: EmbeddedRepository | undefined;
}

const isDevelopment = env.NODE_ENV === "development";

export const contentFolders = {
  content: resolve(env.CONTENT_DIR),
  models: join(process.cwd(), "content/models"),
  slices: join(process.cwd(), "components/slices"),
} satisfies ContentFolders;

/** Checks for unknown tokens in copy; skipped while figures are unavailable. */
export async function getFigureCheck(): Promise<ExtraCheck> {
  const figures = await getFigures().catch(() => null);
  if (figures === null) return () => [];
  return ({ data }) =>
    listUnknownFigures(data, figures).map(({ path, token }) => ({
      path: ["data", ...path],
      message: `there is no figure ${token}`,
    }));
}

function createRepository(): EmbeddedRepository {
  return createEmbeddedRepository({
    name: prismicConfig.repositoryName,
    folders: contentFolders,
    watch: isDevelopment,
    getCheck: getFigureCheck,
    lastGood: contentFallbacks,
    onProblem: reportProblem,
    isPreviewRef: (ref) => isValidPreviewToken(ref, Date.now()),
  });
}

/**
 * The repository of the files under `content/`: its `fetch` is the one of `@prismicio/client`.
 *
 * Next gives pages and route handlers separate module instances. The webhook's route handler must reach the
 * memory that pages read from, so the instances share it on `globalThis`. In development every response
 * checks the files anyway, and without sharing edited code applies at once.
 */
export const embeddedRepository = globalThis.embeddedPrismicRepository ?? createRepository();
if (!isDevelopment) globalThis.embeddedPrismicRepository = embeddedRepository;
