import "server-only";
import { z } from "zod";
import { cleanAddress } from "@/lib/analytics/clean-address";
import { webExperimentsAnswerSchema } from "@/lib/analytics/definitions";
import { ingestPath } from "@/lib/analytics/settings";
import { getAnalyticsStore } from "@/lib/analytics/store";
import { env } from "@/lib/env/server";
import { clientAddressOf } from "@/lib/http/client-address";
import { isSameOrigin } from "@/lib/http/origin";
import { createRateLimiter } from "@/lib/http/rate-limit";
import { readBytes } from "@/lib/http/read-body";
import { respondError, respondJson } from "@/lib/http/respond";
import { StoreUnavailableError } from "@/lib/leads/store/types";
import {
  buildDecideAnswer,
  buildExperimentsAnswer,
  buildFlagsAnswer,
  buildRemoteConfig,
  buildSurveysAnswer,
  formatConfigScript,
} from "./answers";
import { decodeBatch, maxPacked } from "./decode";
import { forward } from "./forward";
import { readEvents, readFlagsQuestion } from "./read-events";
import { readLibraryScript } from "./static-files";
import { analyticsToken } from "./token";

/** An office shares one address: 300 batches at once, then two a second. */
const limiter = createRateLimiter({ burst: 300, perMinute: 120 });
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

async function askHost(path: string, request: Request, body?: { bytes: Uint8Array; type: string }) {
  const { searchParams } = new URL(request.url);
  return forward({ host: env.POSTHOG_HOST ?? "", path, search: searchParams, body });
}

async function respondForwarded(path: string, request: Request, body?: { bytes: Uint8Array; type: string }) {
  const answer = await askHost(path, request, body);
  if (answer === null || (answer.status >= 300 && answer.status < 400)) return respondError("unavailable");
  // SECURITY: a failure's own words stay here; of them the client needs the status and the quota alone.
  const quota = z.object({ quota_limited: z.array(z.string().max(40)).max(10) }).safeParse(answer.body);
  if (answer.status >= 400) {
    const failed = respondJson({ message: "Not accepted.", ...(quota.success && quota.data) }, answer.status);
    if (answer.retryAfter !== null) failed.headers.set("retry-after", answer.retryAfter);
    return failed;
  }
  return respondJson(answer.body, answer.status);
}

async function getConfig(request: Request): Promise<object | null> {
  if (!env.POSTHOG_HOST) return buildRemoteConfig(analyticsToken, new Date());
  const answer = await askHost(`/array/${encodeURIComponent(analyticsToken)}/config`, request);
  const config = z.looseObject({}).safeParse(answer?.body);
  if (answer?.status !== 200 || !config.success) return null;
  // SECURITY: apps of the analytics host would be code that nobody here has seen.
  return { ...config.data, siteApps: [] };
}

async function answerConfig(request: Request, isScript: boolean): Promise<Response> {
  const config = await getConfig(request);
  if (config === null) return respondError("unavailable");
  return isScript ? respondScript(formatConfigScript(analyticsToken, config), 0) : respondJson(config);
}

async function answerExperiments(request: Request): Promise<Response> {
  if (!env.POSTHOG_HOST) return respondJson(await buildExperimentsAnswer(new Date()));
  const answer = await askHost("/api/web_experiments/", request);
  // Markup of another host is sanitized like our own; an experiment of another shape is none.
  const experiments = webExperimentsAnswerSchema.safeParse(answer?.body);
  return respondJson(experiments.success ? experiments.data : { experiments: [] });
}

async function answerScript(name: string): Promise<Response> {
  const script = await readLibraryScript(name);
  // The library names its version in the address, so that a copy is of one version.
  return script === null ? respondError("not-found") : respondScript(script, 86_400);
}

/** GET below the ingest path. */
export async function answerIngestGet(request: Request): Promise<Response> {
  const path = pathOf(request);
  const [, folder, name = ""] = /^(static)\/(?:\d+\.\d+\.\d+\/)?([a-z-]+\.js)$/.exec(path) ?? [];
  if (folder === "static") return answerScript(name);
  if (path === `array/${analyticsToken}/config`) return answerConfig(request, false);
  if (path === `array/${analyticsToken}/config.js`) return answerConfig(request, true);
  const isOurs = new URL(request.url).searchParams.get("token") === analyticsToken;
  if (path === "api/surveys" && isOurs) {
    return env.POSTHOG_HOST
      ? respondForwarded("/api/surveys/", request)
      : respondJson(await buildSurveysAnswer());
  }
  if (path === "api/web_experiments" && isOurs) return answerExperiments(request);
  return isPostPath(path)
    ? respondError("method-not-allowed", { allow: ["POST"] })
    : respondError("not-found");
}

/** The country that the proxy in front tells of a visitor, where one is configured to; null else. */
function countryOf(headers: Headers): string | null {
  const code = (env.COUNTRY_HEADER && headers.get(env.COUNTRY_HEADER))?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

async function acceptEvents(value: unknown, headers: Headers): Promise<Response> {
  const reading = readEvents(value, analyticsToken, { country: countryOf(headers) }, Date.now());
  const { rejected } = reading;
  const refusals = rejected.length > 0 && {
    rejected: rejected.length,
    reasons: rejected.slice(0, mostReasons),
  };
  if (!reading.ok) return respondJson({ message: reading.reason, ...refusals }, 400);
  try {
    await (await getAnalyticsStore()).addEvents(reading.events);
  } catch (error) {
    if (error instanceof StoreUnavailableError) return respondError("unavailable");
    throw error;
  }
  return respondJson({ status: 1, ...refusals });
}

/** Flags for the visitor that a question is about: at `/flags`, or in the older form at `/decide`. */
async function answerFlags(path: string, request: Request, value: unknown): Promise<Response> {
  const question = readFlagsQuestion(value, analyticsToken);
  if (!question.ok) return respondError("bad-request", { message: question.reason });
  if (env.POSTHOG_HOST) return forwardFlags(path, request, value);
  const now = new Date();
  if (path === "flags") return respondJson(await buildFlagsAnswer(question.person, now));
  const version = Number(new URL(request.url).searchParams.get("v") ?? 1);
  return respondJson(await buildDecideAnswer(analyticsToken, question.person, version, now));
}

/**
 * PRIVACY: the client asks with the address that a visitor landed on, as it was. Events were cleaned in the
 * browser; for this question the library has no such place.
 */
function forwardFlags(path: string, request: Request, question: unknown): Promise<Response> {
  const clean = (_key: string, value: unknown) =>
    typeof value === "string" && /^https?:/i.test(value) ? cleanAddress(value) : value;
  const url = new URL(request.url);
  url.searchParams.delete("compression");
  const bytes = Buffer.from(JSON.stringify(question, clean));
  return respondForwarded(`/${path}/`, new Request(url), { bytes, type: "application/json" });
}

/** POST below the ingest path. */
export async function answerIngestPost(request: Request): Promise<Response> {
  const path = pathOf(request);
  if (!isPostPath(path)) return respondError("not-found");
  if (!isSameOrigin(request.headers, env.SITE_URL)) return respondError("cross-site");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  if (!limiter.take(client, Date.now()).isAllowed)
    return respondQuota(path === "s" ? "recordings" : "events");
  const bytes = await readBytes(request, maxPacked);
  if (!(bytes instanceof Uint8Array)) return respondError(bytes.code);
  const decoded = await decodeBatch(bytes);
  if (!decoded.ok) return respondError(decoded.code);
  if (flagPaths.has(path)) return answerFlags(path, request, decoded.value);
  if (env.POSTHOG_HOST) {
    const type = request.headers.get("content-type") ?? "text/plain";
    return respondForwarded(`/${path}/`, request, { bytes, type });
  }
  // Recordings are taken and dropped: nothing here would ever show one.
  return path === "s" ? respondJson({ status: 1 }) : acceptEvents(decoded.value, request.headers);
}
