/** The image optimizer's requests and answers, checked: Next hands on what it cannot decode as it came. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isAllowedImage } from "../../base/media/image-sources.ts";
import { readImage } from "../../platform/media/read-image.ts";
import type { RequestHandler } from "../gate.ts";
import { refuse } from "../refuse.ts";

/** The one format that every browser reads and Next encodes anew. */
const servedType = "image/webp";
const imagePath = "/_next/image";

/** Whether answers with these hashes are images: each is decoded once. */
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

function refuseImage(response: ServerResponse, status: number): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  refuse(response, status, "There is no such image.");
}

const bytesOf = (chunk: unknown): Uint8Array =>
  typeof chunk === "string" ? Buffer.from(chunk) : chunk instanceof Uint8Array ? chunk : new Uint8Array();

/** Holds the answer until it is whole, and lets it through when it is an image that was encoded anew. */
function holdAnswer(response: ServerResponse): void {
  const { write, end } = response;
  const held: Uint8Array[] = [];
  const finish = async () => {
    const body = Buffer.concat(held);
    Object.assign(response, { write, end });
    const { statusCode: status } = response;
    // 5xx: it is the image's host that fails, or sends the optimizer elsewhere.
    if (status !== 200) return refuseImage(response, status < 500 ? status : 502);
    if (!(await isServedImage(body, response.getHeader("content-type")))) return refuseImage(response, 400);
    response.end(body);
  };
  Object.assign(response, {
    write(chunk: unknown) {
      held.push(bytesOf(chunk));
      return true;
    },
    end(chunk: unknown) {
      held.push(bytesOf(chunk));
      finish().catch(() => response.destroy());
      return response;
    },
  });
}

/**
 * Puts the checks in front of `handler`. SECURITY: Next compares whole queries only, and answers with the
 * original bytes where it cannot decode them; see `isAllowedImage` and `readImage` for what gets through.
 * @param base see `repositoryImagesUrl`
 */
export function answerImages(handler: RequestHandler, base: URL | null): RequestHandler {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== imagePath) return handler(request, response);
    const [address, ...others] = searchParams.getAll("url");
    if (address === undefined || others.length > 0 || !isAllowedImage(address, base)) {
      return refuseImage(response, 400);
    }
    request.headers.accept = servedType;
    // The answer to HEAD would come without the body to look into; Node leaves it out by itself.
    request.method = "GET";
    holdAnswer(response);
    return handler(request, response);
  };
}
