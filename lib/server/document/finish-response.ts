/** Gives every response the security headers and exactly one content security policy. */
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { BufferedResponse } from "../http/buffered-response.ts";
import { addScriptPolicy } from "./add-script-policy.ts";
import { closedHeaders } from "./policy.ts";

const policyHeader = "content-security-policy";
/** Set by `next.config.ts` (as `X-Draft`) on editors' pages; removed before the response is sent. */
export const draftHeader = "x-draft";

/**
 * Next redirects a request for an RSC payload to a URL with the hash of its headers, without `Vary`: a cache in
 * front would also redirect visitors who request the page.
 */
function payloadRedirectHeaders({ headers }: IncomingMessage, status: number): OutgoingHttpHeaders {
  if (status !== 307 || headers.rsc === undefined) return {};
  const vary = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url";
  return { "cache-control": "no-store", vary };
}

/** Headers of every response, with the policy for non-documents unless it already has one. */
function finishHeaders(
  request: IncomingMessage,
  status: number,
  { [draftHeader]: draft, ...headers }: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  return {
    ...closedHeaders(),
    ...headers,
    // Prerendered error pages would be cacheable as long as other pages.
    ...(status >= 400 && { "cache-control": "no-store" }),
    // A draft, or a response that sets a cookie, is for one visitor. `x-draft` is set for any draft cookie, even an invalid one.
    ...((draft !== undefined || headers["set-cookie"] !== undefined) && {
      "cache-control": "private, no-store",
    }),
    ...payloadRedirectHeaders(request, status),
  };
}

/** Cached documents already have a policy, with the hashes of their scripts. A HEAD response has no body. */
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
    // The policy allows the CMS to frame drafts, which `X-Frame-Options` can't express. `undefined` drops the default.
    headers: { ...headers, ...(isDraft && { "x-frame-options": undefined }), [policyHeader]: policy },
    body: Buffer.from(html, "utf8"),
  };
}

/** Adds security headers and policy to a response before it is sent or cached. */
export function finishResponse(request: IncomingMessage, buffered: BufferedResponse): BufferedResponse {
  const { status, headers, body } = addDocumentPolicy(buffered);
  return { status, headers: finishHeaders(request, status, headers), body };
}
