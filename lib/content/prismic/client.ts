import "server-only";
import { type Client, type ClientConfig, createClient } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import type { AllDocumentTypes } from "@/prismicio-types";
import { embeddedFetch } from "./embedded";
import { remoteFetch } from "./remote-fetch";

/** Whether content comes from the files of this project and not from a service. */
export const isEmbedded = env.PRISMIC_REPOSITORY === undefined && env.PRISMIC_ENDPOINT === undefined;

/** The name of the repository: previews have to be of this one. */
export const repositoryName = env.PRISMIC_REPOSITORY ?? prismicConfig.repositoryName;

export type PrismicClient = Client<AllDocumentTypes>;

/**
 * A client of the content repository: Prismic's service when `PRISMIC_REPOSITORY` is set, the host that
 * `PRISMIC_ENDPOINT` names, otherwise the embedded one. All answer the same requests, so callers cannot
 * tell them apart.
 */
export function createPrismicClient(config: ClientConfig = {}): PrismicClient {
  const { PRISMIC_ENDPOINT: documentAPIEndpoint, PRISMIC_ACCESS_TOKEN: accessToken } = env;
  const source: ClientConfig = isEmbedded
    ? { fetch: embeddedFetch }
    : { documentAPIEndpoint, accessToken, fetch: remoteFetch };
  return createClient(repositoryName, {
    routes: prismicConfig.routes,
    ...source,
    ...config,
  });
}
