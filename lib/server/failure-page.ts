/** Replaces Next's 500 responses, which are empty until their scripts run, by a complete page. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { httpErrors } from "../platform/http/errors.ts";
import { failurePath, failurePlaceholders, traceHeaders } from "../platform/http/request-trace.ts";
import { buildErrorResponse } from "./error-response.ts";
import type { BufferedResponse, Handler } from "./http/buffered-response.ts";
import { StartError } from "./start-error.ts";

/** No document has such a uid, so Next responds with its 404 page. */
const missingPath = "/-";

/** Paths reserved by Next; one of them renders an error page. */
const isReserved = (path: string) => path.startsWith("/_") && !path.startsWith("/_next/");

const isFailedDocument = ({ status, headers }: BufferedResponse): boolean =>
  status === 500 && String(headers["content-type"] ?? "").startsWith("text/html");

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

/**
 * Reads the prerendered failure page, with `failurePlaceholders` in it.
 * @throws {StartError} when the build has none
 */
export async function readFailurePage(next: Handler): Promise<string> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: failurePath, headers: { host: "localhost" } });
  const buffered = await next(request, new ServerResponse(request));
  if (buffered?.status !== 200) throw new StartError('The build is not complete. Run "npm run build".');
  return Buffer.from(buffered.body).toString("utf8");
}

/**
 * Next fails on an invalid router state, which no browser sends. If a page fails for another reason, the
 * browser requests the document next, and gets the failure page.
 */
const isUnreadableState = ({ headers }: IncomingMessage, { status }: BufferedResponse): boolean =>
  status === 500 && headers["next-router-state-tree"] !== undefined;

/** Replaces failed documents with the failure page, which has no URL of its own. */
export function withFailurePage(next: Handler, page: string): Handler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === failurePath || isReserved(pathname)) request.url = missingPath;
    const buffered = await next(request, response);
    if (buffered === null) return null;
    if (isUnreadableState(request, buffered))
      return buildErrorResponse(400, httpErrors["bad-request"].message);
    if (!isFailedDocument(buffered)) return buffered;
    const reference = String(request.headers[traceHeaders.reference] ?? "");
    const { link, vary, etag, "content-length": _length, ...headers } = buffered.headers;
    return {
      status: buffered.status,
      headers: { ...headers, "cache-control": "no-store" },
      body: Buffer.from(fillFailurePage(page, describeFailure(reference))),
    };
  };
}
