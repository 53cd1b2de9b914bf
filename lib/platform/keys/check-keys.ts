import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env/server";
import { errorCodeOf } from "@/lib/base/error-code";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { findKeyOfFile } from "./key-file";

const keys = [
  { name: "links", configured: env.LINK_SIGNING_KEY, loss: "links that were already sent no longer work" },
  { name: "erasure", configured: env.ERASURE_KEY, loss: "earlier erasures can no longer be checked" },
  {
    name: "revalidate",
    // With Prismic's service the webhook needs a configured secret.
    configured: env.REVALIDATE_SECRET ?? env.PRISMIC_REPOSITORY,
    loss: "nothing else is lost",
  },
] as const;

/** Whether the file of a key is not needed: the key is in the database, or cannot be looked up there now. */
async function isInDatabase(name: string): Promise<boolean> {
  if (env.DATABASE_URL === undefined) return false;
  const { findSharedKey } = await import("./shared-key");
  try {
    return (await findSharedKey(env.DATABASE_URL, name)) !== undefined;
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
  for (const { name, configured, loss } of keys) {
    if (configured !== undefined || (await isInDatabase(name))) continue;
    const file = path.join(env.DATA_DIR, `${name}.key`);
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
