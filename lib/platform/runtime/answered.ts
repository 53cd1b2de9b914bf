/** What is noted of an answer. PRIVACY: nothing in it comes from the person who asked. */

export const requestKinds = ["page", "data", "static", "file", "image", "api"] as const;
export type RequestKind = (typeof requestKinds)[number];

export type Answered = {
  method: string;
  kind: RequestKind;
  /** Of a page that everybody gets; of anything else the name of its route, or null where there is none. */
  path: string | null;
  status: number;
  /** Of the body; of answers that were not kept, with their head. */
  bytes: number;
  durationMs: number;
  /** Whether it was kept; null where nothing is. */
  cache: "hit" | "miss" | null;
  /** Of an answer that failed: the error's own line of the log has it, too, and so has the page of failures. */
  reference?: string;
};
