/** Pages that the server sends in place of others, and what marks them. */

/** The page served for failures and refusals; it has no URL of its own. */
export const serverErrorPath = "/server-error";

/** The page served at the URLs of receipts that do not exist. */
export const missingReceiptPath = "/receipt/missing";

/** Name of the `meta` element of a page that could not read what it shows: the server sends it with status 503. */
export const unavailableMeta = "oxbow-unavailable";

/** Placeholders in the prerendered failure page. */
export const serverErrorPlaceholders = { status: "{{status}}", heading: "{{heading}}", text: "{{text}}" };
