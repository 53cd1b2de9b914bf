import "server-only";
import { join, resolve } from "node:path";
import { env } from "@/lib/env/server";
import { checkPreviewToken } from "@/lib/prismic/preview/token";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import { createEmbeddedRepository, type EmbeddedRepository } from "./repository";

declare global {
  var embeddedPrismicRepository: EmbeddedRepository | undefined;
}

/** The language of documents that queries without `lang` get. */
export const masterLang = "en-us";

const isDevelopment = env.NODE_ENV === "development";

function createRepository(): EmbeddedRepository {
  return createEmbeddedRepository({
    name: prismicConfig.repositoryName,
    masterLang,
    folders: {
      documents: resolve(env.CONTENT_DIR, "documents"),
      drafts: resolve(env.CONTENT_DIR, "drafts"),
      scheduled: resolve(env.CONTENT_DIR, "scheduled"),
      models: join(process.cwd(), "content/models"),
      slices: join(process.cwd(), "components/slices"),
    },
    watch: isDevelopment,
    checkPreview: (ref) => checkPreviewToken(ref, Date.now()),
  });
}

// Next gives pages and route handlers module instances of their own. The webhook's route handler has
// to reach the memory that pages read from, and `globalThis` is what the instances share. Development
// needs no sharing, because every answer looks at the files, and gets edited code at once without it.
const repository = globalThis.embeddedPrismicRepository ?? createRepository();
if (!isDevelopment) globalThis.embeddedPrismicRepository = repository;

/** Answers Prismic's REST API v2 from the files under `content/`; the `fetch` of `@prismicio/client`. */
export const embeddedFetch = repository.fetch;

/** Lets the next request read all documents and models from disk again. */
export const reloadEmbeddedDocuments = repository.reload;

/** The embedded master ref: a text that changes whenever the content does. */
export const getEmbeddedRef = repository.getRef;

/** What is published by itself next; null when nothing is scheduled. */
export const getNextEmbeddedChange = repository.getNextChange;

/** The models that documents are held to. */
export const readEmbeddedModels = repository.getModels;
