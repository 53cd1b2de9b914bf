/**
 * What the server entry tells route handlers of a request, for the log: its reference, and the name of its route.
 * SECURITY: the server entry sets both on every request; nothing a client sends gets through.
 */
export const traceHeaders = { reference: "x-oxbow-reference", route: "x-oxbow-route" } as const;

/** The page that answers for failures; it is no page of its own. */
export const failurePath = "/server-error";

/** Stands in that page, as it is prerendered, where the reference of a failure belongs. */
export const referencePlace = "{{reference}}";

/** The log's fields for a request; none in `next dev`, which has no such entry. */
export function readTrace(headers: Headers): { reference?: string; path?: string } {
  return {
    reference: headers.get(traceHeaders.reference) ?? undefined,
    path: headers.get(traceHeaders.route) ?? undefined,
  };
}
