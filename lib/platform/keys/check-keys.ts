import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env/server";
import { errorCodeOf } from "@/lib/base/error-code";
import { findKeyOfFile } from "./key-file";

const files = [
  { name: "links.key", given: env.LINK_SIGNING_KEY, loss: "links that were already sent no longer work" },
  { name: "erasure.key", given: env.ERASURE_KEY, loss: "earlier erasures can no longer be checked" },
];

/** A message for the operator when a key file is damaged or unreadable; a missing one is created. */
export async function findKeyProblem(): Promise<string | null> {
  for (const { name, given, loss } of files) {
    if (given !== undefined) continue;
    const file = path.join(env.DATA_DIR, name);
    try {
      await findKeyOfFile(file);
    } catch (error) {
      const code = errorCodeOf(error);
      if (code) return `${file} can't be read (${code}).`;
      return `${file} is damaged. Restore it from a backup. If you delete it, a new key is created, and ${loss}.`;
    }
  }
  return null;
}
