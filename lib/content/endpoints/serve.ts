import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { derive, type Reader } from "./endpoint";
import { endpoints, findEndpoint } from "./endpoints";
import { EndpointUnavailableError } from "./errors";
import { respondMessagingToken } from "./messaging-token";
import { cacheMs } from "./retry";
import { buildUserParams, type UserParams } from "./schemas-site";

const headers = {
  "content-type": "application/json; charset=utf-8",
  // Shared caches may serve a stale response for another hour while they revalidate it.
  "cache-control": `public, max-age=${cacheMs / 1000}, stale-while-revalidate=3600`,
  "x-content-type-options": "nosniff",
};

type SerializedData = { body: string; etag: string };

// The data is the same object until it changes, so its body and ETag are computed once.
const serialized = new WeakMap<object, SerializedData>();

function serialize(data: object): SerializedData {
  const known = serialized.get(data);
  if (known) return known;
  const body = JSON.stringify(data);
  // Weak, because a proxy may compress the body.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const made = { body, etag };
  serialized.set(data, made);
  return made;
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag.slice(2));
}

/** The current data as a response: 200 or 304. Only `If-None-Match` of the request matters. */
async function respondData(read: Reader<object>["readCached"], request: Request): Promise<Response> {
  const { body, etag } = serialize(await read());
  const isKnown = isUnchanged(request, etag);
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers: { ...headers, etag } });
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
const readUnknown = derive(endpoints.userParams, (params): UserParams => ({ ...params, consent: "opt-in" }));

/**
 * `user-params`. Without `COUNTRY_HEADER` it is an endpoint like every other. With it, the response is specific to one
 * visitor, follows from `user-regions` and must not be cached.
 */
async function respondUserParams(request: Request): Promise<Response> {
  if (env.COUNTRY_HEADER === undefined) return respondData(readUnknown, request);
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
  return respondData(endpoint.readCached, request).catch(respondUnavailable);
}
