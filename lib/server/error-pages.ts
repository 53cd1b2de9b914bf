/** Replaces Next's error documents, which are empty until their scripts run, by complete pages. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { httpErrors } from "../platform/http/errors.ts";
import {
  failurePath,
  failurePlaceholders,
  missingReceiptPath,
  traceHeaders,
  unavailableMeta,
} from "../platform/http/request-trace.ts";
import { buildErrorResponse } from "./error-response.ts";
import type { BufferedResponse, Handler } from "./http/buffered-response.ts";
import { StartError } from "./start-error.ts";
import { parseTarget } from "./target.ts";

/** No document has such a uid, so Next responds with its 404 page. */
const missingPath = "/-";

/** Next's internal pages, such as `/_error`, which have no URL for visitors. */
const isReserved = (path: string) => path.startsWith("/_") && !path.startsWith("/_next/");

const isDocument = ({ headers }: BufferedResponse): boolean =>
  String(headers["content-type"] ?? "").startsWith("text/html");

/** What Next sends if it fails outside of a page or route handler. */
const isPlainFailure = ({ status, headers }: BufferedResponse): boolean =>
  status === 500 && String(headers["content-type"] ?? "").startsWith("text/plain");

/** What Next sends if a page that is rendered for each request calls `notFound`. */
const isEmptyNotFound = (buffered: BufferedResponse): boolean =>
  buffered.status === 404 &&
  isDocument(buffered) &&
  Buffer.from(buffered.body).includes('id="__next_error__"');

/** Marked by `components/receipt/unavailable.tsx`. */
const isUnavailable = (buffered: BufferedResponse): boolean =>
  buffered.status === 200 &&
  isDocument(buffered) &&
  Buffer.from(buffered.body).includes(`<meta content="true" name="${unavailableMeta}"`);

/** The texts of a failure page; they need no HTML escaping. */
type FailureWords = { status: number; heading: string; text: string };

/** The failure page with these texts. */
export const fillFailurePage = (page: string, { status, heading, text }: FailureWords): string =>
  page
    .replaceAll(failurePlaceholders.status, String(status))
    .replaceAll(failurePlaceholders.heading, heading)
    .replaceAll(failurePlaceholders.text, text);

const describeFailure = (reference: string): FailureWords => ({
  status: 500,
  heading: "Something went wrong on our side",
  text: `We could not build this page. Nothing you sent before is lost: messages are saved before we answer. Please try again in a moment. If you write to us about it, mention reference ${reference}.`,
});

export type ErrorPages = {
  /** Has `failurePlaceholders` in it. */
  failure: string;
  /** For receipts, the only pages rendered for each request that may be missing. */
  missingReceipt: string;
};

/**
 * Reads the prerendered error pages.
 * @throws {StartError} when the build does not have them
 */
export async function readErrorPages(next: Handler): Promise<ErrorPages> {
  return {
    failure: await readPage(next, failurePath),
    missingReceipt: await readPage(next, missingReceiptPath),
  };
}

async function readPage(next: Handler, path: string): Promise<string> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, headers: { host: "localhost" } });
  const buffered = await next(request, new ServerResponse(request));
  if (buffered?.status !== 200) throw new StartError('The build is not complete. Run "npm run build".');
  return Buffer.from(buffered.body).toString("utf8");
}

/** A segment, and the states of its parallel routes; the other parts are optional. */
function isRouterState(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, routes]: unknown[] = value;
  const hasSegment = typeof segment === "string" || Array.isArray(segment);
  return (
    hasSegment && typeof routes === "object" && routes !== null && Object.values(routes).every(isRouterState)
  );
}

/** Next fails on a router state that it can't parse, which no browser sends. */
function hasInvalidRouterState({ headers }: IncomingMessage): boolean {
  const state = headers["next-router-state-tree"];
  if (state === undefined) return false;
  try {
    return !isRouterState(JSON.parse(decodeURIComponent(String(state))));
  } catch {
    return true;
  }
}

/**
 * Replaces failed documents with the failure page, and those of missing receipts with one that says so. Pages that could
 * not read the database get status 503.
 */
export function withErrorPages(next: Handler, { failure, missingReceipt }: ErrorPages): Handler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === failurePath || isReserved(pathname)) request.url = missingPath;
    const buffered = await next(request, response);
    if (buffered === null) return null;
    if (buffered.status === 500 && hasInvalidRouterState(request))
      return buildErrorResponse(400, httpErrors["bad-request"].message);
    const range = String(buffered.headers["content-range"] ?? "");
    // Next's answer to a byte range that the file does not have.
    if (buffered.status === 500 && range.startsWith("bytes */"))
      return buildErrorResponse(416, httpErrors.range.message, { "content-range": range });
    const replaceBy = (page: string) => {
      // These belong to the replaced body.
      const { link, vary, etag, "content-length": _length, ...headers } = buffered.headers;
      return {
        status: buffered.status,
        headers: { ...headers, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" },
        body: Buffer.from(page),
      };
    };
    if (isUnavailable(buffered))
      return { ...buffered, status: 503, headers: { ...buffered.headers, "retry-after": "30" } };
    if (isEmptyNotFound(buffered)) return replaceBy(missingReceipt);
    const isApi = parseTarget(request.url)?.isApi ?? false;
    if (isApi && isPlainFailure(buffered)) return buildErrorResponse(500, httpErrors.internal.message);
    const isFailedDocument = buffered.status === 500 && isDocument(buffered);
    if (!isFailedDocument && !isPlainFailure(buffered)) return buffered;
    const reference = String(request.headers[traceHeaders.reference] ?? "");
    return replaceBy(fillFailurePage(failure, describeFailure(reference)));
  };
}
