/** What is noted of an answer. PRIVACY: nothing in it comes from the person who asked. */
import { browserCacheOf } from "../ready/browser-cache.ts";

export const requestKinds = ["page", "data", "static", "file", "image", "api"] as const;
export type RequestKind = (typeof requestKinds)[number];

export type Answered = {
  method: string;
  kind: RequestKind;
  /** Of a page that the site has; of anything else null, because an address may hold a name or a secret. */
  path: string | null;
  status: number;
  /** Of the body; of answers that were not kept, with their head. */
  bytes: number;
  durationMs: number;
  /** Whether it was kept; null where nothing is. */
  cache: "hit" | "miss" | null;
};

/** Which kind of thing is asked for at a path. */
export function kindOf(
  path: string,
  { isProgram, isData }: { isProgram: boolean; isData: boolean },
): RequestKind {
  if (isProgram) return "api";
  if (path.startsWith("/_next/static/")) return "static";
  if (path.startsWith("/_next/image")) return "image";
  if (browserCacheOf(path) !== null) return "file";
  return isData ? "data" : "page";
}
