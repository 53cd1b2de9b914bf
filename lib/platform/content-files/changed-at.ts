import "server-only";
import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import { contentFolder } from "./folders";
import { emptyIfMissing, nullIfMissing } from "./if-missing";
import { fileFolders } from "./names";

/** The latest mtime in a folder tree, in milliseconds since 1970. */
async function lastChangeBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const times = await Promise.all(paths.map((path) => stat(path).catch(nullIfMissing)));
  return Math.max(0, ...times.map((found) => found?.mtimeMs ?? 0));
}

/** When published content last changed, in milliseconds since 1970: older cached pages are stale. */
export async function getContentChange(): Promise<number> {
  const folders = [resolve(env.CONTENT_DIR, "documents"), ...fileFolders.map(contentFolder)];
  return Math.max(...(await Promise.all(folders.map(lastChangeBelow))));
}
