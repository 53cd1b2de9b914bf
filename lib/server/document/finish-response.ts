/** Gives every response the security headers and exactly one content security policy. */
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { BufferedResponse } from "../http/buffered-response.ts";
import { addScriptPolicy } from "./add-script-policy.ts";
import { closedHeaders } from "./policy.ts";

const policyHeader = "content-security-policy";
/** Set by `next.config.ts` on editors' pages; removed before the response is sent. */
export const draftHeader = "x-draft";

/**
 * Next redirects a request for page data to a URL with the hash of its headers, without `Vary`: a cache in
 * front would also redirect visitors who request the page.
 */
function dataRedirectHeaders({ headers }: IncomingMessage, status: number): OutgoingHttpHeaders {
  if (status !== 307 || headers.rsc === undefined) return {};
  const vary = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url";
  return { "cache-control": "no-store", vary };
}

/** Headers of every response, with the policy for non-documents unless it already has one. */
export function finishHeaders(
  request: IncomingMessage,
  status: number,
  { [draftHeader]: draft, ...headers }: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  return {
    ...closedHeaders(),
    ...headers,
    // Prerendered error pages would be cacheable as long as other pages.
    ...(status >= 400 && { "cache-control": "no-store" }),
    // The draft cookie changes the response's headers even if its value is invalid, and a cookie is for one visitor.
    ...((draft !== undefined || headers["set-cookie"] !== undefined) && {
      "cache-control": "private, no-store",
    }),
    ...dataRedirectHeaders(request, status),
  };
}

/**
 * A document without a policy was rendered for this request only and not cached. A HEAD response has no body.
 */
const isUncachedDocument = ({ headers, body }: BufferedResponse): boolean =>
  String(headers["content-type"] ?? "").startsWith("text/html") &&
  headers[policyHeader] === undefined &&
  body.byteLength > 0;

/** Adds the policy with script hashes to an uncached document. */
function addDocumentPolicy(buffered: BufferedResponse): BufferedResponse {
  if (!isUncachedDocument(buffered)) return buffered;
  const { etag: _etag, "content-length": _length, ...headers } = buffered.headers;
  const isDraft = headers[draftHeader] !== undefined;
  const { html, policy } = addScriptPolicy(Buffer.from(buffered.body).toString("utf8"), isDraft);
  return {
    status: buffered.status,
    // The policy allows the CMS to frame drafts, which `X-Frame-Options` can't express.
    headers: { ...headers, ...(isDraft && { "x-frame-options": undefined }), [policyHeader]: policy },
    body: Buffer.from(html, "utf8"),
  };
}

/** Adds security headers and policy to a response before it is sent or cached. */
export function finishResponse(request: IncomingMessage, buffered: BufferedResponse): BufferedResponse {
  const { status, headers, body } = addDocumentPolicy(buffered);
  return { status, headers: finishHeaders(request, status, headers), body };
}
