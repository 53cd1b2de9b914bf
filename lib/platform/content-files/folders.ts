import "server-only";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import type { FileFolder } from "./names";

/** A content folder in `CONTENT_DIR`, or the project's own if that does not exist. */
export function contentFolder(folder: FileFolder): string {
  const own = resolve(env.CONTENT_DIR, folder);
  return existsSync(own) ? own : join(process.cwd(), "content", folder);
}
