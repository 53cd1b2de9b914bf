import "server-only";
import { readFile } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import { isRecord } from "@/lib/base/is-record";

/** Placeholders: the migration client ignores an image or a file without the properties that Prismic would set. */
const imagePlaceholders = {
  edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  alt: null,
  copyright: null,
};
const filePlaceholders = { kind: "file", size: "0" };

/**
 * Adds the missing properties to images (also thumbnails and images in rich text) and links to files. The id is the URL
 * without its query, which only says how to crop: the client uploads one file per id.
 */
export function completeAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completeAssets);
  if (!isRecord(value)) return value;
  const data = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, completeAssets(child)]));
  const placeholders =
    (isRecord(value.dimensions) && imagePlaceholders) || (value.link_type === "Media" && filePlaceholders);
  if (!placeholders || typeof value.url !== "string") return data;
  const [id = ""] = value.url.split("?");
  return { ...placeholders, name: decodeURIComponent(posix.basename(id)), ...data, id };
}

const mimeTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/**
 * Reads an asset: `/media/…` from the content folder, another path from the public folder, a URL by fetching it.
 * SECURITY: not fetched by the write client, which would send the write token to that host.
 */
export async function readAsset(url: string, folders: { content: string; public: string }): Promise<File> {
  if (url.startsWith("/")) {
    const path = posix.normalize(decodeURIComponent(url));
    const bytes = await readFile(join(path.startsWith("/media/") ? folders.content : folders.public, path));
    return new File([bytes], posix.basename(path), { type: mimeTypes[extname(url).toLowerCase()] ?? "" });
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return new File([await response.arrayBuffer()], posix.basename(url), { type });
}
