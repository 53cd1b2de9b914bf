import "server-only";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "@/lib/env/server";

/** Folders of `content/` whose files are no documents of the CMS: articles, terms, figures, prices and the like. */
export const fileFolders = [
  "analytics",
  "glossary",
  "guides",
  "integrations",
  "posts",
  "shared-api",
] as const;
export type FileFolder = (typeof fileFolders)[number];

/** Where a folder's files are: in `CONTENT_DIR`, or in the project where that has none of them. */
export function contentFolder(folder: FileFolder): string {
  const own = resolve(env.CONTENT_DIR, folder);
  return existsSync(own) ? own : join(process.cwd(), "content", folder);
}
