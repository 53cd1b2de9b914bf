import type { RequestKind } from "../platform/runtime/response-record.ts";
import { isSharedFile } from "./response-cache/browser-cache.ts";

/**
 * The kind of a request in logs and metrics.
 * @param isData whether it asks for a page's data (`?_rsc=`)
 */
export function requestKindOf(
  path: string,
  { isApi, isData }: { isApi: boolean; isData: boolean },
): RequestKind {
  if (isApi) return "api";
  if (path.startsWith("/_next/static/")) return "static";
  if (path === "/_next/image") return "image";
  if (path.startsWith("/shared-api/")) return "endpoint";
  if (isSharedFile(path)) return "file";
  return isData ? "data" : "page";
}
