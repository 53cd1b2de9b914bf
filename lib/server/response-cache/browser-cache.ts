/** Which paths are files that all visitors share, and how long browsers keep them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Long enough for a visit, short enough that a new drawing is visible within about a day. */
const forAnHour = "public, max-age=3600, stale-while-revalidate=86400";
/** For files that are named after their content, such as fonts (lib/cli/generate-fonts.ts). */
const forGood = "public, max-age=31536000, immutable";

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
}

let publicFiles: ReadonlySet<string> = new Set();

/** Registers the files of a folder as public files: `/favicon.ico`. */
export function setPublicFolder(folder: string): void {
  publicFiles = new Set(listFiles(folder));
}

/** Whether a path is a public file or a shared drawing. */
export const isSharedFile = (path: string): boolean => path.startsWith("/pictures/") || publicFiles.has(path);

/** The `Cache-Control` of a public file or a shared drawing; null for everything else. */
export function browserCacheOf(path: string): string | null {
  if (path.startsWith("/fonts/") && publicFiles.has(path)) return forGood;
  return isSharedFile(path) ? forAnHour : null;
}
