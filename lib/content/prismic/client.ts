import "server-only";
import { type Client, type ClientConfig, createClient } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import type { AllDocumentTypes } from "@/prismicio-types";
import { embeddedRepository } from "./embedded";
import { remoteFetch } from "./remote-fetch";

/** Whether content comes from this project's files instead of a service. */
export const isEmbedded = env.PRISMIC_REPOSITORY === undefined && env.PRISMIC_ENDPOINT === undefined;

/** The repository's name, which preview tokens must match. */
export const repositoryName = env.PRISMIC_REPOSITORY ?? prismicConfig.repositoryName;

export type PrismicClient = Client<AllDocumentTypes>;

/**
 * A client of the content repository: the host in `PRISMIC_ENDPOINT`, else Prismic's service for
 * `PRISMIC_REPOSITORY`, else the embedded repository. All have the same API.
 */
export function createPrismicClient(config: ClientConfig = {}): PrismicClient {
  const { PRISMIC_ENDPOINT: documentAPIEndpoint, PRISMIC_ACCESS_TOKEN: accessToken } = env;
  const source: ClientConfig = isEmbedded
    ? { fetch: embeddedRepository.fetch }
    : { documentAPIEndpoint, accessToken, fetch: remoteFetch };
  return createClient(repositoryName, {
    routes: prismicConfig.routes,
    ...source,
    ...config,
  });
}
