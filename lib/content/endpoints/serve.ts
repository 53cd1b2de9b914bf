import "server-only";
import { createHash } from "node:crypto";
import { respondError } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import type { Reader } from "./endpoint";
import { EndpointUnavailableError } from "./errors";
import { type EndpointName, endpointNamed } from "./registry";
import { cacheMs } from "./retry";

/** Seconds after which to ask again for an answer that is not there. */
const retryAfter = 60;

const headers = {
  "content-type": "application/json; charset=utf-8",
  // Caches on the way may hand out an answer for an hour more while they ask for a new one.
  "cache-control": `public, max-age=${cacheMs / 1000}, stale-while-revalidate=3600`,
  "x-content-type-options": "nosniff",
};

type Served = { body: string; etag: string };

// An answer is the same object until it changes: its text and tag are made once.
const served = new WeakMap<object, Served>();

function serve(answer: object): Served {
  const known = served.get(answer);
  if (known) return known;
  const body = JSON.stringify(answer);
  // Weak, because compression on the way changes the bytes.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const made = { body, etag };
  served.set(answer, made);
  return made;
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag.slice(2));
}

type AtOnce = Pick<Reader<object>, "readAtOnce">;

/** The current answer as HTTP: whole, "not modified", or "not available". */
async function respond(endpoint: AtOnce, request: Request): Promise<Response> {
  try {
    const { body, etag } = serve(await endpoint.readAtOnce());
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

/** The handler of what a reader answers, the same for every visitor. */
export function readerRoute(reader: AtOnce): { GET: (request: Request) => Promise<Response> } {
  const handle = (request: Request) => respond(reader, request);
  const { GET } = route({ GET: handle });
  return { GET };
}

/**
 * The handler of one endpoint.
 * Query and headers of the request change nothing about the answer, apart from `If-None-Match`.
 */
export const endpointRoute = (name: EndpointName): ReturnType<typeof readerRoute> =>
  readerRoute(endpointNamed(name));
