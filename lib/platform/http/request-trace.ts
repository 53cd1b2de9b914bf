/**
 * Request data that the server entry passes to route handlers for the log: reference and route name.
 * SECURITY: the server entry overwrites both headers on every request, so a client cannot set them.
 */
export const traceHeaders = { reference: "x-oxbow-reference", route: "x-oxbow-route" } as const;

/** The page served for failures and refusals; it has no URL of its own. */
export const failurePath = "/server-error";

/** The page served at the URLs of receipts that do not exist. */
export const missingReceiptPath = "/receipt/missing";

/** Name of the `meta` element of a page that could not read what it shows: the server sends it with status 503. */
export const unavailableMeta = "oxbow-unavailable";

/** Placeholders in the prerendered failure page. */
export const failurePlaceholders = { status: "{{status}}", heading: "{{heading}}", text: "{{text}}" };

/** The log fields of a request; empty in development. */
export function readTrace(headers: Headers): { reference?: string; path?: string } {
  return {
    reference: headers.get(traceHeaders.reference) ?? undefined,
    path: headers.get(traceHeaders.route) ?? undefined,
  };
}
