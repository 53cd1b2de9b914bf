/** Serves files of other releases: while two run side by side, a page of one may reach a server of the other. */
import { assetTypeOf } from "../platform/assets/asset-types.ts";
import type { Runtime } from "../platform/runtime/runtime.ts";
import type { BufferedResponse, Handler } from "./http/buffered-response.ts";
import { forAnHour, forGood } from "./response-cache/browser-cache.ts";

/** Files whose names contain a hash of their content. */
const hashedPattern = /^\/(?:_next\/static|fonts)\//;

const isMissing = (response: BufferedResponse | null) => response?.status === 404;

/** Serves a file of another release if this one does not have it. */
export function withSharedAssets(next: Handler, find: Runtime["findAsset"]): Handler {
  if (find === null) return next;
  return async (request, response) => {
    const result = await next(request, response);
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const type = assetTypeOf(pathname);
    if (!isMissing(result) || type === undefined) return result;
    const body = await find(pathname);
    if (body === null) return result;
    const caching = hashedPattern.test(pathname) ? forGood : forAnHour;
    const headers = { "content-type": type, "cache-control": caching };
    return { status: 200, headers, body };
  };
}
