import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env/server";
import { errorCodeOf } from "@/lib/base/error-code";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { readKeyFile } from "./key-file";
import { findSharedKey } from "./shared-key";

const keys = [
  {
    name: "links",
    usesFile: env.LINK_SIGNING_KEY === undefined,
    consequence: "links that were already sent no longer work",
  },
  {
    name: "erasure",
    usesFile: env.ERASURE_KEY === undefined,
    consequence: "earlier erasures can no longer be checked",
  },
  {
    name: "revalidate",
    // With Prismic's service, there is no key file: the secret must be in the environment.
    usesFile: env.REVALIDATE_SECRET === undefined && env.PRISMIC_REPOSITORY === undefined,
    consequence: "nothing else is lost",
  },
] as const;

/** Whether the key file need not be checked: the database has the key, or is unavailable and cannot be asked. */
async function canSkipKeyFile(name: string): Promise<boolean> {
  try {
    return (await findSharedKey(name)) !== undefined;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return true;
    throw error;
  }
}

/**
 * A message for the operator if a key file that is needed is damaged or unreadable; otherwise null. A missing file is no
 * problem: it is created on first use.
 */
export async function findKeyProblem(): Promise<string | null> {
  for (const { name, usesFile, consequence } of keys) {
    if (!usesFile || (await canSkipKeyFile(name))) continue;
    const file = path.join(env.DATA_DIR, `${name}.key`);
    try {
      // Throws if the file is damaged or unreadable.
      await readKeyFile(file);
    } catch (error) {
      const code = errorCodeOf(error);
      if (code) return `${file} can't be read (${code}).`;
      return `${file} is damaged. Restore it from a backup. If you delete it, a new key is created, and ${consequence}.`;
    }
  }
  return null;
}
