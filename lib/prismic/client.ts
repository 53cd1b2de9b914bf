import "server-only";
import { type Client, type ClientConfig, createClient } from "@prismicio/client";
import { env } from "@/lib/env/server";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import type { AllDocumentTypes } from "@/prismicio-types";
import { embeddedFetch, getEmbeddedRef } from "./embedded";

/** The cache tag of everything that was read from the repository. */
export const prismicTag = "prismic";

/**
 * A client of the content repository: Prismic's service when `PRISMIC_REPOSITORY` is set, otherwise
 * the embedded one. Both answer the same requests, so callers cannot tell them apart.
 */
export function createPrismicClient(config: ClientConfig = {}): Client<AllDocumentTypes> {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_ACCESS_TOKEN: accessToken } = env;
  const source: ClientConfig = repository ? { accessToken } : { fetch: embeddedFetch };
  return createClient(repository ?? prismicConfig.repositoryName, {
    routes: prismicConfig.routes,
    ...source,
    ...config,
  });
}

/**
 * A text for cache keys. Next keeps cached reads from one build to the next; with the embedded
 * repository a changed file must not wait for them to expire, with the service its webhook tells.
 */
export async function getContentVersion(): Promise<string> {
  return env.PRISMIC_REPOSITORY ?? (await getEmbeddedRef());
}
