import type { RequestKind } from "../../platform/runtime/response-record.ts";
import { browserCacheOf } from "../ready/browser-cache.ts";

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
