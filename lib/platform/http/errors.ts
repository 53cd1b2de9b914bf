/** The only table from error code to response. A message says what happened and, where the reader can act, what to do. */
export const httpErrors = {
  "bad-request": { status: 400, message: "The request could not be read." },
  unauthorized: { status: 401, message: "The key or token of this request is missing or wrong." },
  "cross-site": { status: 403, message: "This request came from another site, so it was refused." },
  forbidden: { status: 403, message: "This request is not allowed." },
  "not-found": { status: 404, message: "There is nothing at this URL." },
  "method-not-allowed": { status: 405, message: "This URL does not support that method." },
  conflict: {
    status: 409,
    message: "This was already sent with other content. Reload the page to send it again.",
  },
  removed: {
    status: 409,
    message:
      "This was sent before and has since been removed, so it was not saved. Send it again as a new message.",
  },
  "no-seats": {
    status: 409,
    message: "All in-person seats are taken. You can still take part online.",
  },
  "company-full": {
    status: 409,
    message: "Your company has all its in-person seats. You can still take part online.",
  },
  "event-over": { status: 410, message: "The conference is over. Seats can no longer be booked." },
  "link-expired": { status: 410, message: "This link has expired." },
  "length-required": { status: 411, message: "Send the request's body with a Content-Length header." },
  "too-large": { status: 413, message: "The request is too large." },
  "unsupported-type": { status: 415, message: "This URL does not support that content type." },
  range: { status: 416, message: "The requested range is outside this file." },
  invalid: { status: 422, message: "Check the marked fields." },
  "too-many": { status: 429, message: "Too many requests from your network. Please wait a moment." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: { status: 503, message: "This service is not available right now. Please try again shortly." },
} as const satisfies Record<string, { status: number; message: string }>;

export type HttpErrorCode = keyof typeof httpErrors;
