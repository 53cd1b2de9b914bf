/**
 * Request data that the server entry passes to route handlers for the log: reference and route name.
 * SECURITY: the server entry overwrites both headers on every request, so a client cannot set them.
 */
export const traceHeaders = { reference: "x-oxbow-reference", route: "x-oxbow-route" } as const;

/** The log fields of a request; empty in development. "path" is the route's name: "/api/receipts/[token]/withdraw". */
export function readTrace(headers: Headers): { reference?: string; path?: string } {
  return {
    reference: headers.get(traceHeaders.reference) ?? undefined,
    path: headers.get(traceHeaders.route) ?? undefined,
  };
}

/** Whether the client shows HTML: a browser that opens a page. Scripts and programs ask for anything or for JSON. */
export const acceptsHtml = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/i.test(accept ?? "");

/** Whether a browser has sent this request before the visitor opened the page. `preview`: for a thumbnail, in older Safari. */
export function isPrefetch(headers: Headers): boolean {
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  return /prefetch|prerender|preview/i.test(purpose);
}
