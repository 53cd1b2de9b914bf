import "server-only";
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/base/env/server";
import { errorCodeOf } from "@/lib/base/error-code";
import { type ImageMetadata, readImage } from "@/lib/platform/media/read-image";

/** An image in the content folder: `content/media/<path>`, served at `/media/<path>`. */
type MediaFile = ImageMetadata & { bytes: Buffer<ArrayBuffer> };

const maxBytes = 10 * 1_048_576;
const pathPattern = /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*\.(?:avif|jpe?g|png|webp)$/i;

/** Decoded metadata by path, mtime and size, so that each file is decoded once. */
const metadataCache = new LRUCache<string, { image: ImageMetadata | null }>({ max: 1_000 });

/** For `catch`: null for a path that names no file; other errors are thrown, because a file that cannot be read is not missing. */
function nullIfMissing(error: unknown): null {
  if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(errorCodeOf(error))) return null;
  throw error;
}

/** The image at a path below /media/; null unless it is a complete image of an allowed type, of at most 10 MB. */
export async function readMediaFile(path: string): Promise<MediaFile | null> {
  // SECURITY: the path comes from the request. The pattern rejects anything outside the folder.
  if (!pathPattern.test(path)) return null;
  const file = resolve(/* turbopackIgnore: true */ env.CONTENT_DIR, "media", path);
  const stats = await stat(file).catch(nullIfMissing);
  if (!stats?.isFile() || stats.size > maxBytes) return null;
  const bytes = await readFile(file);
  const key = `${path} ${stats.mtimeMs} ${stats.size}`;
  const { image } = metadataCache.get(key) ?? { image: await readImage(bytes) };
  metadataCache.set(key, { image });
  return image && { ...image, bytes };
}
