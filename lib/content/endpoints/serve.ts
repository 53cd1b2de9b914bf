import "server-only";
import { createHash } from "node:crypto";
import { respondError } from "@/lib/platform/http/respond";
import type { Reader } from "./endpoint";
import { EndpointUnavailableError } from "./errors";
import { cacheMs } from "./retry";

/** Retry-After in seconds for an unavailable endpoint. */
const retryAfter = 60;

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

type ReadsCached = Pick<Reader<object>, "readCached">;

/** The current data as a response: 200, 304 or 503. Only `If-None-Match` of the request matters. */
export async function respondData(endpoint: ReadsCached, request: Request): Promise<Response> {
  try {
    const { body, etag } = serialize(await endpoint.readCached());
    const isKnown = isUnchanged(request, etag);
    return new Response(isKnown ? null : body, {
      status: isKnown ? 304 : 200,
      headers: { ...headers, etag },
    });
  } catch (error) {
    if (!(error instanceof EndpointUnavailableError)) throw error;
    return respondError("unavailable", { retryAfter });
  }
}
