/** What is recorded about a response. PRIVACY: nothing in it comes from the client. */

export type RequestKind = "page" | "data" | "static" | "file" | "image" | "api" | "endpoint";

export type ResponseRecord = {
  method: string;
  kind: RequestKind;
  /** The path of a public page, otherwise the name of the route; null without one. */
  path: string | null;
  status: number;
  /** Of the body; with headers for responses that were not cached. */
  bytes: number;
  durationMs: number;
  /** Null for responses that are never cached. */
  cache: "hit" | "miss" | null;
  /** Of a failed response: also on the error page and in the error's log line. */
  reference?: string;
};
