import "server-only";
import { readFile } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import { isRecord } from "@/lib/base/is-record";

/** The client takes an image or a file for one only with all of Prismic's own properties. */
const imageDefaults = {
  edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  alt: null,
  copyright: null,
};
const fileDefaults = { kind: "file", size: "0" };

/**
 * The data with complete images (also thumbnails and those within rich text) and links to files. Their id is their URL
 * without the query, which only crops: the client uploads one file for each id.
 */
export function completeAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completeAssets);
  if (!isRecord(value)) return value;
  const data = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, completeAssets(each)]));
  const defaults =
    (isRecord(value.dimensions) && imageDefaults) || (value.link_type === "Media" && fileDefaults);
  if (!defaults || typeof value.url !== "string") return data;
  const [id = ""] = value.url.split("?");
  return { ...defaults, name: decodeURIComponent(posix.basename(id)), ...data, id };
}

const types: Record<string, string> = {
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
 * Reads an asset: a path from the content folder (`/media/…`) or the public one, a URL from its host.
 * SECURITY: not fetched by the write client, which would send the write token to that host.
 */
export async function readAsset(
  address: string,
  folders: { content: string; public: string },
): Promise<File> {
  if (address.startsWith("/")) {
    const path = posix.normalize(decodeURIComponent(address));
    const bytes = await readFile(join(path.startsWith("/media/") ? folders.content : folders.public, path));
    return new File([bytes], posix.basename(path), { type: types[extname(address).toLowerCase()] ?? "" });
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return new File([await response.arrayBuffer()], posix.basename(address), { type });
}
