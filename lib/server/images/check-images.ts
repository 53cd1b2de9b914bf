/** Checks the image optimizer's output: it forwards files that it cannot decode. */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isAllowedImage } from "../../base/media/image-sources.ts";
import { readImage } from "../../platform/media/read-image.ts";
import { buildErrorResponse } from "../error-response.ts";
import type { BufferedResponse, Handler } from "../http/buffered-response.ts";

/** Served to every browser, so that Next has one version of each image. */
const servedType = "image/webp";
const imagePath = "/_next/image";

/** Results by content hash, so that each image is decoded once: Next's cache of images is behind this check. */
const verdicts = new LRUCache<string, boolean>({ max: 2_000 });

async function isServedImage(body: Uint8Array, contentType: unknown): Promise<boolean> {
  if (contentType !== servedType) return false;
  const key = createHash("sha256").update(body).digest("base64");
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = (await readImage(body))?.type === servedType;
  verdicts.set(key, verdict);
  return verdict;
}

const refuseImage = (status: number): BufferedResponse =>
  buildErrorResponse(status, "This image cannot be served.");

/** The response, if it is a re-encoded image. */
async function checkImage(buffered: BufferedResponse): Promise<BufferedResponse> {
  // A 5xx of the optimizer means that the image's host failed or redirected: a bad gateway.
  if (buffered.status !== 200) return refuseImage(buffered.status < 500 ? buffered.status : 502);
  return (await isServedImage(buffered.body, buffered.headers["content-type"])) ? buffered : refuseImage(400);
}

/**
 * Checks requests for optimized images and their responses. SECURITY: Next's `remotePatterns` can only match a whole query string, and
 * Next sends the original bytes of an image that it cannot decode. So `isAllowedImage` checks the URL and `readImage` the result.
 * @param base see `repositoryImagesUrl`
 */
export function withImageChecks(next: Handler, base: URL | null): Handler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== imagePath) return next(request, response);
    const [src, ...others] = searchParams.getAll("url");
    if (src === undefined || others.length > 0 || !isAllowedImage(src, base)) return refuseImage(400);
    request.headers.accept = servedType;
    // Request it with GET, because the body is checked; Node omits the body of HEAD responses.
    request.method = "GET";
    const buffered = await next(request, response);
    return buffered && checkImage(buffered);
  };
}
