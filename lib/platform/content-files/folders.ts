import "server-only";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import type { FileFolder } from "./names";

/** Where a folder's files are: in `CONTENT_DIR`, or in the project where that has none of them. */
export function contentFolder(folder: FileFolder): string {
  const own = resolve(env.CONTENT_DIR, folder);
  return existsSync(own) ? own : join(process.cwd(), "content", folder);
}
