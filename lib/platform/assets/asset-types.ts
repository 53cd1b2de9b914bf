import { extname } from "node:path";

/** The types of files that a page loads. */
const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The content type of a file that servers of different releases share; undefined for one that they do not. */
export const assetTypeOf = (path: string): string | undefined => contentTypes[extname(path)];
