import type { RequestKind } from "../platform/runtime/response-record.ts";
import { browserCacheOf } from "./response-cache/browser-cache.ts";

export function requestKindOf(
  path: string,
  { isProgram, isData }: { isProgram: boolean; isData: boolean },
): RequestKind {
  if (isProgram) return "api";
  if (path.startsWith("/_next/static/")) return "static";
  if (path.startsWith("/_next/image")) return "image";
  if (browserCacheOf(path) !== null) return "file";
  return isData ? "data" : "page";
}
