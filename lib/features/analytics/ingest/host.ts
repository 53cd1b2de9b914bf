/** What goes to the configured analytics host (`POSTHOG_HOST`), and what of its answers reaches a browser. */
import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { cleanAddress } from "@/lib/features/analytics/clean-address";
import {
  type Survey,
  surveySchema,
  type WebExperiment,
  webExperimentSchema,
} from "@/lib/features/analytics/definitions";
import { isLinearPattern } from "@/lib/features/analytics/url-rules";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { forward } from "./forward";
import { analyticsToken } from "./token";

async function askHost(path: string, search: URLSearchParams, body?: { bytes: Uint8Array; type: string }) {
  return forward({ host: env.POSTHOG_HOST ?? "", path, search, body });
}

/** The body of the host's answer to a GET; null when there is none. */
async function readHost(path: string, request: Request): Promise<Record<string, unknown> | null> {
  const answer = await askHost(path, new URL(request.url).searchParams);
  const body = z.looseObject({}).safeParse(answer?.body);
  return answer?.status === 200 && body.success ? body.data : null;
}

/** URL rules of recordings are regular expressions, too. */
const recordingRules = z.array(z.looseObject({ url: z.string() })).catch([]);
const recording = z.looseObject({ urlTriggers: recordingRules, urlBlocklist: recordingRules });

/** What the host says of recordings; false where one of its URL rules could backtrack. */
function checkRecording(given: unknown): object | false {
  const parsed = recording.safeParse(given);
  if (!parsed.success) return false;
  const rules = [...parsed.data.urlTriggers, ...parsed.data.urlBlocklist];
  return rules.every(({ url }) => isLinearPattern(url)) ? parsed.data : false;
}

/** The host's configuration of the library; null when it does not answer. */
export async function readHostConfig(request: Request): Promise<object | null> {
  const config = await readHost(`/array/${encodeURIComponent(analyticsToken)}/config`, request);
  if (config === null) return null;
  const { surveys, sessionRecording } = config;
  return {
    ...config,
    // Surveys come from their own address, where they are checked.
    surveys: Array.isArray(surveys) ? surveys.length > 0 : surveys === true,
    sessionRecording: checkRecording(sessionRecording),
    // SECURITY: apps of the analytics host would be code that nobody here has seen.
    siteApps: [],
  };
}

/** Definitions that pass the schema of our own: markup sanitized, URL rules checked. How many don't is logged. */
function keepValid<Schema extends z.ZodType>(kind: string, schema: Schema, given: unknown) {
  const list = Array.isArray(given) ? given : [];
  const valid = list.flatMap((one): z.output<Schema>[] => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  const count = list.length - valid.length;
  if (count > 0) log("warn", "analytics.definitions-refused", { kind, count });
  return valid;
}

/** The host's surveys; null when it does not answer. */
export async function readHostSurveys(request: Request): Promise<Survey[] | null> {
  const body = await readHost("/api/surveys/", request);
  return body && keepValid("surveys", surveySchema, body.surveys);
}

/** The host's web experiments; null when it does not answer. */
export async function readHostExperiments(request: Request): Promise<WebExperiment[] | null> {
  const body = await readHost("/api/web_experiments/", request);
  return body && keepValid("experiments", webExperimentSchema, body.experiments);
}

/**
 * What goes on to the host of what a client sent.
 * PRIVACY: without the IP addresses that a client may name, and in a question for flags without what a visitor may
 * have put into the URL they landed on. Events lose that in the browser; for this question the library has no such
 * place.
 */
function serialize(value: unknown, isQuestion: boolean): Uint8Array {
  const clean = (key: string, inner: unknown) => {
    if (key === "ip" || key === "$ip") return undefined;
    const isUrl = typeof inner === "string" && /^https?:/i.test(inner);
    return isQuestion && isUrl ? cleanAddress(inner) : inner;
  };
  return Buffer.from(JSON.stringify(value, clean));
}

/**
 * Passes on what a client sent, and the host's answer.
 * @param value the unpacked body, of this project only
 * @param isQuestion whether it asks for flags
 */
export async function forwardPost(
  path: string,
  request: Request,
  value: unknown,
  { isQuestion = false } = {},
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  // It has been unpacked here.
  searchParams.delete("compression");
  const body = { bytes: serialize(value, isQuestion), type: "application/json" };
  const answer = await askHost(`/${path}/`, searchParams, body);
  if (answer === null || (answer.status >= 300 && answer.status < 400)) return respondError("unavailable");
  // SECURITY: a failure's own words stay here; of them the client needs the status and the quota alone.
  const quota = z.object({ quota_limited: z.array(z.string().max(40)).max(10) }).safeParse(answer.body);
  if (answer.status >= 400) {
    const failed = respondJson({ message: "Not accepted.", ...(quota.success && quota.data) }, answer.status);
    if (answer.retryAfter !== null) failed.headers.set("retry-after", answer.retryAfter);
    return failed;
  }
  const accepted = z.looseObject({ siteApps: z.unknown() }).safeParse(answer.body);
  return respondJson(accepted.success ? { ...accepted.data, siteApps: [] } : answer.body, answer.status);
}
