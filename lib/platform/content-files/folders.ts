import "server-only";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import type { FileFolder } from "./names";

/** The path of a content folder: in `CONTENT_DIR`, or in the project's `content/` if `CONTENT_DIR` has no such folder. */
export function contentFolder(folder: FileFolder): string {
  const configured = resolve(env.CONTENT_DIR, folder);
  return existsSync(configured) ? configured : join(process.cwd(), "content", folder);
}
