/** Replaces Next's error documents, which are empty until their scripts run, with complete pages. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import {
  missingReceiptPath,
  serverErrorPath,
  serverErrorPlaceholders,
  unavailableMeta,
} from "../platform/http/error-pages.ts";
import { httpErrors } from "../platform/http/errors.ts";
import { traceHeaders } from "../platform/http/request-headers.ts";
import { draftHeader } from "./document/finish-response.ts";
import { buildErrorResponse } from "./error-response.ts";
import type { BufferedResponse, Handler } from "./http/buffered-response.ts";
import { emptyErrorMark } from "./next/document-markup.ts";
import { missingPath } from "./redirects.ts";
import { takeRouterState } from "./router-state.ts";
import { StartError } from "./start-error.ts";
import { parseTarget } from "./target.ts";

/** Next's internal pages, such as `/_error`, which have no URL for visitors. */
const isReserved = (path: string) => path.startsWith("/_") && !path.startsWith("/_next/");

const isDocument = ({ headers }: BufferedResponse): boolean =>
  String(headers["content-type"] ?? "").startsWith("text/html");

/** Without a copy: each document that is not cached is searched. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const isDocumentWith = (text: string, buffered: BufferedResponse): boolean =>
  isDocument(buffered) && viewOf(buffered.body).includes(text);

/**
 * What Next sends if a page that it renders after the build calls `notFound`. With a draft cookie it stays: its scripts show
 * the bar by which an editor leaves the preview.
 */
const isEmptyMissing = (buffered: BufferedResponse): boolean =>
  buffered.status === 404 &&
  buffered.headers[draftHeader] === undefined &&
  isDocumentWith(emptyErrorMark, buffered);

/** Marked by `components/receipt/unavailable.tsx`. */
const isMarkedUnavailable = (buffered: BufferedResponse): boolean =>
  buffered.status === 200 && isDocumentWith(`<meta content="true" name="${unavailableMeta}"`, buffered);

/** The copy of a failure page; it needs no HTML escaping. */
type FailureCopy = { status: number; heading: string; text: string };

export const fillFailurePage = (page: string, { status, heading, text }: FailureCopy): string =>
  page
    .replaceAll(serverErrorPlaceholders.status, String(status))
    .replaceAll(serverErrorPlaceholders.heading, heading)
    .replaceAll(serverErrorPlaceholders.text, text);

const describeFailure = (reference: string): FailureCopy => ({
  status: 500,
  heading: "Something went wrong on our side",
  text: `We could not build this page. Nothing you sent before is lost: messages are saved before we answer. Please try again in a moment. If you write to us about it, mention reference ${reference}.`,
});

/** As they are at the start: their announcement and figures may be older than the other pages'. */
export type ErrorPages = {
  /** A template with `serverErrorPlaceholders`. */
  failure: string;
  missing: string;
  missingReceipt: string;
};

/**
 * Reads the prerendered error pages.
 * @throws {StartError} when the build does not have them
 */
export async function readErrorPages(next: Handler): Promise<ErrorPages> {
  return {
    failure: await readPage(next, serverErrorPath, 200),
    missing: await readPage(next, missingPath, 404),
    missingReceipt: await readPage(next, missingReceiptPath, 200),
  };
}

async function readPage(next: Handler, path: string, status: number): Promise<string> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, headers: { host: "localhost" } });
  const buffered = await next(request, new ServerResponse(request));
  if (buffered?.status !== status || !isDocument(buffered))
    throw new StartError('The build is not complete. Run "npm run build".');
  return Buffer.from(buffered.body).toString("utf8");
}

/** The response with another page as its body. */
function replacePage({ status, headers }: BufferedResponse, page: string): BufferedResponse {
  // The headers that are left out belong to the replaced body.
  const { link, vary, etag, "content-length": length, "content-security-policy": policy, ...kept } = headers;
  return {
    status,
    headers: { ...kept, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" },
    body: Buffer.from(page),
  };
}

/** The response in place of Next's status 500. */
function replaceFailure(
  request: IncomingMessage,
  buffered: BufferedResponse,
  failurePage: string,
): BufferedResponse {
  // Next fails on a byte range that the file does not have.
  const range = String(buffered.headers["content-range"] ?? "");
  if (range.startsWith("bytes */"))
    return buildErrorResponse(416, httpErrors.range.message, { "content-range": range });
  // Next fails outside of a page or route handler with plain text.
  const isPlain = String(buffered.headers["content-type"] ?? "").startsWith("text/plain");
  if (!isPlain && !isDocument(buffered)) return buffered;
  if (isPlain && parseTarget(request.url)?.isApi) return buildErrorResponse(500, httpErrors.internal.message);
  const reference = String(request.headers[traceHeaders.reference] ?? "");
  return replacePage(buffered, fillFailurePage(failurePage, describeFailure(reference)));
}

/**
 * Replaces failed documents with the failure page, and missing ones with the 404 page (receipts with one of their own).
 * Pages that could not read the database get status 503.
 */
export function withErrorPages(next: Handler, pages: ErrorPages): Handler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === serverErrorPath || isReserved(pathname)) request.url = missingPath;
    if (!takeRouterState(request.headers)) return buildErrorResponse(400, httpErrors["bad-request"].message);
    const buffered = await next(request, response);
    if (buffered === null) return null;
    if (buffered.status === 500) return replaceFailure(request, buffered, pages.failure);
    if (isEmptyMissing(buffered))
      return replacePage(buffered, pathname.startsWith("/receipt/") ? pages.missingReceipt : pages.missing);
    if (isMarkedUnavailable(buffered))
      return { ...buffered, status: 503, headers: { ...buffered.headers, "retry-after": "30" } };
    return buffered;
  };
}
