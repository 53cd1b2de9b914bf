import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { trimEndSlashes } from "@/lib/base/trim-slashes";
import { ingestPath } from "@/lib/features/analytics/settings";
import { countOutcome } from "@/lib/features/analytics/store/counts";
import { createQuotaWriter } from "@/lib/features/analytics/store/quota-writer";
import type { StoredEvent } from "@/lib/features/analytics/store/types";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { mediaTypeOf, readBytes } from "@/lib/platform/http/read-body";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";
import { decodeBatch, maxCompressed, parseBatch } from "./decode";
import { forwardPost, readHostConfig, readHostDefinitions } from "./host";
import { checkProjectToken, readEvents, readFlagsRequest } from "./read-events";
import {
  buildDecideResponse,
  buildExperimentsResponse,
  buildFlagsResponse,
  buildRemoteConfig,
  buildSurveysResponse,
} from "./responses";
import { analyticsToken } from "./token";

/** SECURITY: only these scripts of the package, by exact names. */
const scripts = new Set(["surveys.js", "lazy-recorder.js", "posthog-recorder.js", "recorder.js"]);

/** An office shares one IP: 300 batches at once, then two per second. */
const limiter = createSharedRateLimiter("events", { burst: 300, perMinute: 120 });
/** Bytes that count as one more batch: reading a body costs time even if it is rejected. */
const bytesPerBatch = 65_536;
/** Daily storage quota per client: an office of hundreds stays below it. */
const storeEvents = createQuotaWriter<StoredEvent>("events", 8 * 1_024 * 1_024, (store, events) =>
  store.addEvents(events),
);
/** How long the library stops sending one kind of event after it was told to. */
const quotaSeconds = 60;

const postPaths = new Set(["e", "i/v0/e", "batch", "flags", "decide", "s"]);
const getPath = /^(?:api\/(?:surveys|web_experiments)|array\/[^/]+\/config|static\/.+)$/;

/** Those of the library; what it sends compressed is "text/plain". */
const acceptedTypes = new Set(["", "application/json", "application/x-www-form-urlencoded", "text/plain"]);

/** The path below the ingest path, without leading and trailing slashes. */
const pathOf = (request: Request) =>
  trimEndSlashes(new URL(request.url).pathname.slice(ingestPath.length)).replace(/^\/+/, "");

/** Tells the library to stop sending one kind of event for a minute. */
function respondQuota(kind: string): Response {
  const response = respondJson({ message: "Too many events.", quota_limited: [kind] }, 429);
  response.headers.set("retry-after", String(quotaSeconds));
  return response;
}

async function respondConfig(request: Request): Promise<Response> {
  const config = env.POSTHOG_HOST
    ? await readHostConfig(request)
    : await buildRemoteConfig(analyticsToken, new Date());
  return config === null ? respondError("unavailable") : respondJson(config);
}

/** Surveys or web experiments: our own, or those of the host that pass our schema. */
async function respondDefinitions(kind: "surveys" | "experiments", request: Request): Promise<Response> {
  if (!env.POSTHOG_HOST)
    return respondJson(
      await (kind === "surveys" ? buildSurveysResponse : buildExperimentsResponse)(new Date()),
    );
  const definitions = await readHostDefinitions(kind, request);
  return definitions === null ? respondError("unavailable") : respondJson({ [kind]: definitions });
}

/** A lazily loaded script of the installed package: the version of our bundle, and no code from another host. */
async function respondLibraryScript(name: string): Promise<Response> {
  if (!scripts.has(name)) return respondError("not-found");
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "node_modules/posthog-js/dist");
  const script = await readFile(/* turbopackIgnore: true */ join(folder, name));
  return new Response(new Uint8Array(script), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      // The library puts its version into the URL, so a cached copy never mixes versions.
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Whether the query has another project's key. */
function isForOtherProject(request: Request): boolean {
  const { searchParams } = new URL(request.url);
  const keys = [...searchParams.getAll("token"), ...searchParams.getAll("api_key")];
  return keys.some((key) => key !== analyticsToken);
}

export async function handleIngestGet(request: Request): Promise<Response> {
  const path = pathOf(request);
  const library = /^static\/(?:\d+\.\d+\.\d+\/)?([a-z-]+\.js)$/.exec(path)?.[1];
  if (library !== undefined) return respondLibraryScript(library);
  const key = /^array\/([^/]+)\/config$/.exec(path)?.[1];
  if (isForOtherProject(request) || (key !== undefined && key !== analyticsToken))
    return respondError("unauthorized");
  if (key !== undefined) return respondConfig(request);
  if (path === "api/surveys" || path === "api/web_experiments") {
    if (!new URL(request.url).searchParams.has("token")) return respondError("unauthorized");
    return respondDefinitions(path === "api/surveys" ? "surveys" : "experiments", request);
  }
  return postPaths.has(path)
    ? respondError("method-not-allowed", { allow: ["POST"] })
    : respondError("not-found");
}

/** The visitor's country from the reverse proxy's header, if configured; otherwise null. */
function countryOf(headers: Headers): string | null {
  const code = (env.COUNTRY_HEADER && headers.get(env.COUNTRY_HEADER))?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

async function acceptEvents(value: unknown, headers: Headers, client: string): Promise<Response> {
  const { events, refused, reason } = readEvents(value, countryOf(headers), Date.now());
  countOutcome("refused", refused);
  if (events.length === 0) return respondError("bad-request", { message: reason });
  const outcome = await storeEvents(client, events);
  if (outcome === "over_quota") return respondQuota("events");
  return outcome === "lost" ? respondError("unavailable") : respondJson({ status: 1 });
}

/** Feature flags of a visitor: at `/flags`, or in the older format at `/decide`. */
async function respondFlags(path: string, request: Request, value: unknown): Promise<Response> {
  const visitor = readFlagsRequest(value);
  if ("reason" in visitor) return respondError("bad-request", { message: visitor.reason });
  if (env.POSTHOG_HOST) return forwardPost(path, request, value);
  const now = new Date();
  return respondJson(
    path === "flags"
      ? await buildFlagsResponse(visitor.person, now)
      : await buildDecideResponse(analyticsToken, visitor.person, now),
  );
}

/** Counts the size of a body; whether the client may send that much. */
async function takeBytes(client: string, { byteLength }: Uint8Array): Promise<boolean> {
  const cost = Math.floor(byteLength / bytesPerBatch);
  return cost === 0 || (await limiter.take(client, Date.now(), cost)).isAllowed;
}

export async function handleIngestPost(request: Request): Promise<Response> {
  const path = pathOf(request);
  if (!postPaths.has(path))
    return getPath.test(path)
      ? respondError("method-not-allowed", { allow: ["GET", "HEAD"] })
      : respondError("not-found");
  if (!isSameOrigin(request.headers, env.SITE_URL)) return respondError("cross-site");
  if (!acceptedTypes.has(mediaTypeOf(request))) return respondError("unsupported-type");
  if (isForOtherProject(request)) return respondError("unauthorized");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  const quota = path === "s" ? "recordings" : "events";
  if (!(await limiter.take(client, Date.now())).isAllowed) return respondQuota(quota);
  const bytes = await readBytes(request, maxCompressed);
  if (!(bytes instanceof Uint8Array)) return respondError(bytes.code);
  // Before decoding, which takes time even if the body is invalid.
  if (!(await takeBytes(client, bytes))) return respondQuota(quota);
  const kind = path === "s" && env.POSTHOG_HOST ? "recording" : "events";
  const decoded = await decodeBatch(bytes, kind);
  if (!decoded.ok) return respondError(decoded.code);
  if (decoded.bytes !== bytes && !(await takeBytes(client, decoded.bytes))) return respondQuota(quota);
  const value = parseBatch(decoded.bytes, kind);
  if (value === undefined) return respondError("bad-request");
  const other = checkProjectToken(value, analyticsToken);
  if (other !== null) return respondError(other.code, { message: other.reason });
  if (path === "flags" || path === "decide") return respondFlags(path, request, value);
  if (env.POSTHOG_HOST) return forwardPost(path, request, value);
  // Recordings are accepted and dropped: this site has no way to show them.
  if (path === "s") return respondJson({ status: 1 });
  return acceptEvents(value, request.headers, client);
}
