import "server-only";
import { env } from "@/lib/base/env/server";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { endpoints, findEndpoint } from "./endpoints";
import { EndpointUnavailableError } from "./errors";
import { respondMessagingToken } from "./messaging-token";
import { cacheMs } from "./retry";
import { buildUserParams, type UserParams } from "./schemas-site";

/** A publicly cacheable response. `lib/server` adds the ETag and handles `If-None-Match`. */
function respondCacheable(data: object): Response {
  const response = respondJson(data);
  // Shared caches may serve a stale response for another hour while they revalidate it.
  response.headers.set("cache-control", `public, max-age=${cacheMs / 1000}, stale-while-revalidate=3600`);
  return response;
}

/**
 * The visitor's country if we serve it, otherwise null. SECURITY: the header is only trusted if the operator
 * has set `COUNTRY_HEADER`. Even then it only selects the consent rule.
 */
async function countryOf(request: Request, headerName: string): Promise<string | null> {
  const code = request.headers.get(headerName)?.trim().toUpperCase();
  const { countries } = await endpoints.locations.readCached();
  return countries.find((country) => country.code === code)?.code ?? null;
}

/**
 * The parameters if the visitor's country is unknown. PRIVACY: a remote API host may choose the consent rule by our server's
 * country, so the stricter rule replaces it.
 */
async function readParamsOfUnknownCountry(): Promise<UserParams> {
  return { ...(await endpoints.userParams.readCached()), consent: "opt-in" };
}

/**
 * `user-params`. Without `COUNTRY_HEADER` the response is the same for everyone. With it, the response is derived from
 * `user-regions` for one visitor and must not be cached.
 */
async function respondUserParams(request: Request): Promise<Response> {
  if (env.COUNTRY_HEADER === undefined) return respondCacheable(await readParamsOfUnknownCountry());
  const country = await countryOf(request, env.COUNTRY_HEADER);
  if (country === null) return respondJson(await readParamsOfUnknownCountry());
  return respondJson(buildUserParams(await endpoints.userRegions.readCached(), country));
}

function respondUnavailable(error: unknown): Response {
  if (!(error instanceof EndpointUnavailableError)) throw error;
  return respondError("unavailable", { retryAfter: 60 });
}

/** `GET /shared-api/<name>`; 404 if no endpoint has this name. */
export async function serveEndpoint(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice("/shared-api/".length);
  if (name === "salesforce-messaging") return respondMessagingToken(request);
  if (name === "user-params") return respondUserParams(request).catch(respondUnavailable);
  const endpoint = findEndpoint(name);
  if (endpoint === null) return respondError("not-found");
  return endpoint.readCached().then(respondCacheable).catch(respondUnavailable);
}
