import "server-only";
import { env } from "@/lib/base/env/server";
import { ingestPath } from "@/lib/features/analytics/settings";
import { getAnalyticsStore } from "@/lib/features/analytics/store";
import { countOutcome } from "@/lib/features/analytics/store/counts";
import { bytesOfRow } from "@/lib/features/analytics/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { httpErrors } from "@/lib/platform/http/errors";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { createRateLimiter } from "@/lib/platform/http/rate-limit";
import { readBytes } from "@/lib/platform/http/read-body";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import {
  buildDecideAnswer,
  buildExperimentsAnswer,
  buildFlagsAnswer,
  buildRemoteConfig,
  buildSurveysAnswer,
  formatConfigScript,
} from "./answers";
import { createDailyBudget } from "./daily-budget";
import { maxPacked, parseBatch, unpackBatch } from "./decode";
import { forwardPost, readHostConfig, readHostExperiments, readHostSurveys } from "./host";
import { readEvents, readFlagsQuestion, refuseOtherProject } from "./read-events";
import { readLibraryScript } from "./static-files";
import { analyticsToken } from "./token";

/** An office shares one address: 300 batches at once, then two a second. */
const limiter = createRateLimiter({ burst: 300, perMinute: 120 });
/**
 * Reading a body costs time, whether or not anything of it is taken: so many bytes count as one more batch. The
 * library's own batches are far smaller.
 */
const bytesPerToken = 65_536;
/** What one address may store within a day: an office of hundreds stays below. */
const budget = createDailyBudget({ rows: 20_000, bytes: 8 * 1_024 * 1_024 });
/** As long as the library leaves a kind of event alone once it is told to. */
const quotaSeconds = 60;

const eventPaths = new Set(["e", "i/v0/e", "batch"]);
const flagPaths = new Set(["flags", "decide"]);
const isPostPath = (path: string) => eventPaths.has(path) || flagPaths.has(path) || path === "s";
/** Reasons that an answer lists. */
const mostReasons = 20;

/** The path below the ingest, without slashes at its ends. */
const pathOf = (request: Request) =>
  new URL(request.url).pathname.slice(ingestPath.length).replace(/^\/+|\/+$/g, "");

function respondScript(text: string | Uint8Array<ArrayBuffer>, seconds: number): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": seconds > 0 ? `public, max-age=${seconds}` : "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** What tells the library to leave a kind of event alone for a minute. */
function respondQuota(kind: string): Response {
  const answer = respondJson({ message: "Too many events.", quota_limited: [kind] }, 429);
  answer.headers.set("retry-after", String(quotaSeconds));
  return answer;
}

async function answerConfig(request: Request, isScript: boolean): Promise<Response> {
  const config = env.POSTHOG_HOST
    ? await readHostConfig(request)
    : await buildRemoteConfig(analyticsToken, new Date());
  if (config === null) return respondError("unavailable");
  return isScript ? respondScript(formatConfigScript(analyticsToken, config), 0) : respondJson(config);
}

/** Surveys, or web experiments: our own, or those of the host that pass the schema of our own. */
async function answerDefinitions(kind: "surveys" | "experiments", request: Request): Promise<Response> {
  if (!env.POSTHOG_HOST)
    return respondJson(
      kind === "surveys" ? await buildSurveysAnswer() : await buildExperimentsAnswer(new Date()),
    );
  const definitions =
    kind === "surveys" ? await readHostSurveys(request) : await readHostExperiments(request);
  return definitions === null ? respondError("unavailable") : respondJson({ [kind]: definitions });
}

async function answerScript(name: string): Promise<Response> {
  const script = await readLibraryScript(name);
  // The library names its version in the address, so that a copy is of one version.
  return script === null ? respondError("not-found") : respondScript(script, 86_400);
}

/** Whether the query names another project's key. */
function isForOtherProject(request: Request): boolean {
  const { searchParams } = new URL(request.url);
  const keys = [...searchParams.getAll("token"), ...searchParams.getAll("api_key")];
  return keys.some((key) => key !== analyticsToken);
}

/** GET below the ingest path. */
export async function answerIngestGet(request: Request): Promise<Response> {
  const path = pathOf(request);
  const [, folder, name = ""] = /^(static)\/(?:\d+\.\d+\.\d+\/)?([a-z-]+\.js)$/.exec(path) ?? [];
  if (folder === "static") return answerScript(name);
  const [, key, kind] = /^array\/([^/]+)\/(config|config\.js)$/.exec(path) ?? [];
  if (isForOtherProject(request) || (key !== undefined && key !== analyticsToken))
    return respondError("unauthorized");
  if (key !== undefined) return answerConfig(request, kind === "config.js");
  if (path === "api/surveys" || path === "api/web_experiments") {
    if (!new URL(request.url).searchParams.has("token")) return respondError("unauthorized");
    return answerDefinitions(path === "api/surveys" ? "surveys" : "experiments", request);
  }
  return isPostPath(path)
    ? respondError("method-not-allowed", { allow: ["POST"] })
    : respondError("not-found");
}

/** The country that the proxy in front tells of a visitor, where one is configured to; null else. */
function countryOf(headers: Headers): string | null {
  const code = (env.COUNTRY_HEADER && headers.get(env.COUNTRY_HEADER))?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

async function acceptEvents(value: unknown, headers: Headers, client: string): Promise<Response> {
  const reading = readEvents(value, analyticsToken, { country: countryOf(headers) }, Date.now());
  const { rejected } = reading;
  const refusals = rejected.length > 0 && {
    rejected: rejected.length,
    reasons: rejected.slice(0, mostReasons),
  };
  countOutcome("refused", rejected.length);
  if (!reading.ok) {
    const { status } = httpErrors[reading.code];
    return respondJson({ message: reading.reason, ...refusals }, status);
  }
  const { events } = reading;
  const bytes = events.reduce((sum, event) => sum + bytesOfRow(event), 0);
  if (!budget.take(client, events.length, bytes, performance.now())) {
    countOutcome("over_quota", events.length);
    return respondQuota("events");
  }
  try {
    await (await getAnalyticsStore()).addEvents(events);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    countOutcome("lost", events.length);
    return respondError("unavailable");
  }
  countOutcome("kept", events.length);
  return respondJson({ status: 1, ...refusals });
}

/** Flags for the visitor that a question is about: at `/flags`, or in the older form at `/decide`. */
async function answerFlags(path: string, request: Request, value: unknown): Promise<Response> {
  const question = readFlagsQuestion(value, analyticsToken);
  if (!question.ok) return respondError(question.code, { message: question.reason });
  if (env.POSTHOG_HOST) return forwardPost(path, request, value, { isQuestion: true });
  const now = new Date();
  if (path === "flags") return respondJson(await buildFlagsAnswer(question.person, now));
  const version = Number(new URL(request.url).searchParams.get("v") ?? 1);
  return respondJson(await buildDecideAnswer(analyticsToken, question.person, version, now));
}

/** POST below the ingest path. */
export async function answerIngestPost(request: Request): Promise<Response> {
  const path = pathOf(request);
  if (!isPostPath(path)) return respondError("not-found");
  if (!isSameOrigin(request.headers, env.SITE_URL)) return respondError("cross-site");
  if (isForOtherProject(request)) return respondError("unauthorized");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  if (!limiter.take(client, Date.now()).isAllowed)
    return respondQuota(path === "s" ? "recordings" : "events");
  const bytes = await readBytes(request, maxPacked);
  if (!(bytes instanceof Uint8Array)) return respondError(bytes.code);
  const unpacked = await unpackBatch(bytes, path === "s" && env.POSTHOG_HOST ? "recording" : "events");
  if (!unpacked.ok) return respondError(unpacked.code);
  if (!limiter.take(client, Date.now(), unpacked.bytes.byteLength / bytesPerToken).isAllowed)
    return respondQuota(path === "s" ? "recordings" : "events");
  const value = parseBatch(unpacked.bytes);
  if (value === undefined) return respondError("bad-request");
  if (flagPaths.has(path)) return answerFlags(path, request, value);
  const other = refuseOtherProject(value, analyticsToken);
  if (other !== null) return respondError(other.code, { message: other.reason });
  if (env.POSTHOG_HOST) return forwardPost(path, request, value);
  // Recordings are taken and dropped: nothing here would ever show one.
  if (path === "s") return respondJson({ status: 1 });
  return acceptEvents(value, request.headers, client);
}
