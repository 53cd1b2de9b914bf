import "server-only";
import { readFile } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import { isRecord } from "@/lib/base/is-record";
import type { PushedAsset } from "./push-state";

/** An asset that a document shows or links to. `address` is its URL without query, which only crops. */
export type AssetUse = { address: string; filename: string; alt: string | null; credits: string | null };

type Data = Record<string, unknown>;

const isImage = (value: Data): value is Data & { url: string } =>
  typeof value.url === "string" && isRecord(value.dimensions);
const isMediaLink = (value: Data): value is Data & { url: string } =>
  value.link_type === "Media" && typeof value.url === "string";

const publicPathOf = (url: string) => url.split("?")[0] ?? url;
const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function toUse(value: Data & { url: string }): AssetUse {
  const address = publicPathOf(value.url);
  return {
    address,
    filename: textOrNull(value.name) ?? decodeURIComponent(posix.basename(address)),
    alt: textOrNull(value.alt),
    credits: textOrNull(value.copyright),
  };
}

/** Every use of an asset in a document's data, including thumbnails and images within rich text. */
export function listAssetUses(value: unknown): AssetUse[] {
  if (Array.isArray(value)) return value.flatMap(listAssetUses);
  if (!isRecord(value)) return [];
  const own = isImage(value) || isMediaLink(value) ? [toUse(value)] : [];
  return [...own, ...Object.values(value).flatMap(listAssetUses)];
}

function replaceImage(image: Data & { url: string }, asset: PushedAsset): Data {
  const [, query] = image.url.split("?");
  const { width, height } = asset;
  return {
    ...image,
    id: asset.id,
    url: query === undefined ? asset.url : `${publicPathOf(asset.url)}?${query}`,
    ...(query === undefined &&
      width !== undefined &&
      height !== undefined && { dimensions: { width, height } }),
  };
}

/** The data with the target repository's asset URLs; unknown assets stay as they are. */
export function replaceAssets(value: unknown, assets: Readonly<Record<string, PushedAsset>>): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceAssets(each, assets));
  if (!isRecord(value)) return value;
  const asset = typeof value.url === "string" ? assets[publicPathOf(value.url)] : undefined;
  if (asset && isMediaLink(value)) {
    const { link_type, key, text, variant } = value;
    return { link_type, id: asset.id, key, text, variant };
  }
  const replaced = asset && isImage(value) ? replaceImage(value, asset) : value;
  return Object.fromEntries(
    Object.entries(replaced).map(([key, each]) => [key, replaceAssets(each, assets)]),
  );
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
  { address, filename }: AssetUse,
  folders: { content: string; public: string },
): Promise<File> {
  if (address.startsWith("/")) {
    const path = posix.normalize(decodeURIComponent(address));
    const bytes = await readFile(join(path.startsWith("/media/") ? folders.content : folders.public, path));
    return new File([bytes], filename, { type: types[extname(address).toLowerCase()] ?? "" });
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return new File([await response.arrayBuffer()], filename, {
    type: response.headers.get("content-type") ?? "",
  });
}
