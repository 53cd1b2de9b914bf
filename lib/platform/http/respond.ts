import { type HttpErrorCode, httpErrors } from "./errors";

/** Default Retry-After in seconds. */
const DEFAULT_RETRY_AFTER = 10;

const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** A JSON response that must not be cached. */
export function respondJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: jsonHeaders });
}

export type ErrorDetails = {
  message?: string;
  /** Field name to message, for a form. */
  fields?: Record<string, string>;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
  /** Allowed methods, for 405. */
  allow?: readonly string[];
};

/** A health report: 200, or 503 with a message and `Retry-After`. */
export function respondHealth(report: object, isHealthy: boolean): Response {
  if (isHealthy) return respondJson(report);
  const { status, message } = httpErrors.unavailable;
  const response = respondJson({ ...report, message }, status);
  response.headers.set("retry-after", String(DEFAULT_RETRY_AFTER));
  return response;
}

/** Responds with `{ message, fields? }`. SECURITY: pass no part of the request, an exception or an upstream response. */
export function respondError(code: HttpErrorCode, details: ErrorDetails = {}): Response {
  const { status, message } = httpErrors[code];
  const response = respondJson({ message: details.message ?? message, fields: details.fields }, status);
  if (code === "too-many" || code === "unavailable") {
    response.headers.set("retry-after", String(details.retryAfter ?? DEFAULT_RETRY_AFTER));
  }
  if (details.allow !== undefined) response.headers.set("allow", details.allow.join(", "));
  return response;
}

/** An empty response (204) that is not cached. */
export function respondNothing(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/**
 * After a form post, redirects to a page of this site (303, so that the next request is a GET).
 * @param retryAfter seconds after which the post may be sent again
 */
export function respondSeeOther(path: `/${string}`, retryAfter?: number): Response {
  const headers = new Headers({ location: path, "cache-control": "no-store" });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return new Response(null, { status: 303, headers });
}
