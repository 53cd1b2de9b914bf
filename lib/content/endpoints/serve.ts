import "server-only";
import { env } from "@/lib/base/env/server";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { endpoints, findEndpoint } from "./endpoints";
import { EndpointUnavailableError } from "./errors";
import { respondMessagingToken } from "./messaging-token";
import { cacheMs } from "./retry";
import { buildUserParams, type UserParams } from "./schemas-site";

/** A response for every visitor. The server in front adds the ETag and answers conditional requests. */
function respondShared(data: object): Response {
  const response = respondJson(data);
  // Shared caches may serve a stale response for another hour while they revalidate it.
  response.headers.set("cache-control", `public, max-age=${cacheMs / 1000}, stale-while-revalidate=3600`);
  return response;
}

/**
 * The visitor's country if we serve it, otherwise null. SECURITY: the header is only trusted if the operator
 * of the proxy has configured its name. Even then it only selects the consent rule.
 */
async function countryOf(request: Request, headerName: string): Promise<string | null> {
  const code = request.headers.get(headerName)?.trim().toUpperCase();
  const { countries } = await endpoints.locations.readCached();
  return countries.find((country) => country.code === code)?.code ?? null;
}

/**
 * For an unknown country. PRIVACY: a remote host sees our server's IP, not the visitor's, so its consent rule
 * does not apply to the visitor: use the stricter rule.
 */
async function readUnknown(): Promise<UserParams> {
  return { ...(await endpoints.userParams.readCached()), consent: "opt-in" };
}

/**
 * `user-params`. Without `COUNTRY_HEADER` it is an endpoint like every other. With it, the response is specific to one
 * visitor, follows from `user-regions` and must not be cached.
 */
async function respondUserParams(request: Request): Promise<Response> {
  if (env.COUNTRY_HEADER === undefined) return respondShared(await readUnknown());
  const country = await countryOf(request, env.COUNTRY_HEADER);
  if (country === null) return respondJson(await readUnknown());
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
  return endpoint.readCached().then(respondShared).catch(respondUnavailable);
}
