/** Requests to the analytics host (`POSTHOG_HOST`), and the checks on its responses before they reach a browser. */
import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { cleanUrl } from "@/lib/features/analytics/clean-url";
import { surveySchema, webExperimentSchema } from "@/lib/features/analytics/definitions";
import { isBoundedPattern } from "@/lib/features/analytics/url-rules";
import { createHostClient } from "@/lib/platform/http/host-client";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { analyticsToken } from "./token";

const fetchHost = createHostClient({ timeoutMs: 10_000, maxBytes: 1_048_576 });

/** The query parameters of posthog-js that are forwarded. `compression` is not: bodies are already decompressed. */
const queryKeys = ["_", "retry_count", "token", "v"] as const;

/** The URL at the analytics host: fixed path, allowed query parameters, each cut at 200 characters. */
function buildUrl(path: string, search: URLSearchParams): URL {
  const url = new URL(path, env.POSTHOG_HOST);
  for (const key of queryKeys) {
    const value = search.get(key);
    if (value !== null) url.searchParams.set(key, value.slice(0, 200));
  }
  return url;
}

/**
 * Sends a request to the analytics host, with a body of JSON or none. Returns null on failure, or when the response is
 * neither JSON nor empty. PRIVACY: forwards no cookie, IP or header of the visitor.
 * @param path one of the paths in `endpoint.ts`, never taken from a request
 */
async function requestHost(path: string, search: URLSearchParams, body?: Uint8Array) {
  try {
    const { status, text, retryAfter } = await fetchHost(
      buildUrl(path, search),
      body && { headers: { "content-type": "application/json" }, body },
    );
    const value: unknown = text.trim() === "" ? {} : JSON.parse(text);
    return {
      status,
      body: value,
      retryAfter: retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? retryAfter : null,
    };
  } catch (error) {
    log("warn", "analytics.forward-failed", describeError(error));
    return null;
  }
}

/** The body of the host's response to a GET; null on failure. */
async function readHost(path: string, request: Request): Promise<Record<string, unknown> | null> {
  const response = await requestHost(path, new URL(request.url).searchParams);
  const body = z.looseObject({}).safeParse(response?.body);
  return response?.status === 200 && body.success ? body.data : null;
}

// SECURITY: the browser runs these as regular expressions, and a slow one could freeze the page.
const urlRules = z.array(z.looseObject({ url: z.string().refine(isBoundedPattern) })).nullish();
// Such as "exact". "regex" and "not_regex" are refused, because their patterns are not checked.
const notRegex = z.string().refine((operator) => !operator.endsWith("regex"));
const propertyRules = z.array(z.looseObject({ operator: notRegex.nullish() })).nullish();
const triggerGroup = z.looseObject({
  conditions: z.looseObject({
    urls: urlRules,
    properties: propertyRules,
    events: z.array(z.looseObject({ properties: propertyRules })).nullish(),
  }),
});
const recording = z.looseObject({
  urlTriggers: urlRules,
  urlBlocklist: urlRules,
  triggerGroups: z.array(triggerGroup).nullish(),
});

/** PRIVACY: the host cannot turn on recording of typed text, network requests, the console or canvases. */
const recordingOverrides = {
  masking: null,
  networkPayloadCapture: null,
  consoleLogRecordingEnabled: false,
  recordCanvas: false,
};

/** The host's recording settings with our overrides; false if a rule is malformed or its pattern could be too slow. */
function checkRecording(given: unknown): object | false {
  const parsed = recording.safeParse(given);
  return parsed.success && { ...parsed.data, ...recordingOverrides };
}

/** Removes unsafe settings from what the host sends to the library, in its configuration or in a flags response. */
function restrictSettings(given: Record<string, unknown>): object {
  const { surveys, sessionRecording } = given;
  return {
    ...given,
    // Surveys are fetched and checked by their own endpoint.
    ...(surveys !== undefined && { surveys: Array.isArray(surveys) ? surveys.length > 0 : surveys === true }),
    ...(sessionRecording !== undefined && { sessionRecording: checkRecording(sessionRecording) }),
    // SECURITY: site apps would be unreviewed code from the analytics host.
    siteApps: [],
  };
}

/** The host's configuration of the library; null when the host is unavailable. */
export async function readHostConfig(request: Request): Promise<object | null> {
  const config = await readHost(`/array/${encodeURIComponent(analyticsToken)}/config`, request);
  return config && restrictSettings({ surveys: false, sessionRecording: false, ...config });
}

const definitions = {
  surveys: { path: "/api/surveys/", schema: surveySchema },
  experiments: { path: "/api/web_experiments/", schema: webExperimentSchema },
} as const;

/**
 * The host's surveys or web experiments that pass our own schema, markup and URL rules included; null when the host is
 * unavailable. Logs how many do not pass.
 */
export async function readHostDefinitions(
  kind: keyof typeof definitions,
  request: Request,
): Promise<unknown[] | null> {
  const { path, schema } = definitions[kind];
  const body = await readHost(path, request);
  if (body === null) return null;
  const given = body[kind];
  const list: unknown[] = Array.isArray(given) ? given : [];
  const valid = list.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  const count = list.length - valid.length;
  if (count > 0) log("warn", "analytics.definitions-refused", { kind, count });
  return valid;
}

/**
 * The body forwarded to the host. PRIVACY: the properties `ip` and `$ip` are removed, and every URL of a flag request is
 * cleaned. Events are cleaned in the browser; the library has no such hook for flag requests.
 */
function serialize(value: unknown, isFlagsRequest: boolean): Uint8Array {
  const clean = (key: string, inner: unknown) => {
    if (key === "ip" || key === "$ip") return undefined;
    const isUrl = typeof inner === "string" && /^https?:/i.test(inner);
    return isFlagsRequest && isUrl ? cleanUrl(inner) : inner;
  };
  return Buffer.from(JSON.stringify(value, clean));
}

/**
 * Forwards a client's request and returns the host's response.
 * @param value the decoded body; the caller has checked that it has only this project's token
 */
export async function forwardPost(path: string, request: Request, value: unknown): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const isFlagsRequest = path === "flags" || path === "decide";
  const response = await requestHost(`/${path}/`, searchParams, serialize(value, isFlagsRequest));
  if (response === null || (response.status >= 300 && response.status < 400))
    return respondError("unavailable");
  // SECURITY: the host's error message is not forwarded. The client only needs the status and the quota.
  const quota = z.object({ quota_limited: z.array(z.string().max(40)).max(10) }).safeParse(response.body);
  if (response.status >= 400) {
    const failed = respondJson(
      { message: "Not accepted.", ...(quota.success && quota.data) },
      response.status,
    );
    const mustWait = response.status === 429 || response.status === 503;
    const retryAfter = response.retryAfter ?? (mustWait ? "60" : null);
    if (retryAfter !== null) failed.headers.set("retry-after", retryAfter);
    return failed;
  }
  const accepted = z.looseObject({}).safeParse(response.body);
  return respondJson(accepted.success ? restrictSettings(accepted.data) : response.body);
}
