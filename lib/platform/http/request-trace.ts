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
