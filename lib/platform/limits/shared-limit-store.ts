import "server-only";
import { env } from "@/lib/base/env/server";
import type { LimitStore } from "./limit-store";

declare global {
  // Next bundles routes separately, so a module variable would exist more than once; globals are shared.
  var oxbowLimitStore: Promise<LimitStore> | undefined;
}

/** The counters in Postgres that all servers share. Null without `DATABASE_URL`: then each process counts for itself. */
export function getSharedLimitStore(): Promise<LimitStore> | null {
  const { DATABASE_URL: url } = env;
  if (url === undefined) return null;
  // Loaded only here: without Postgres its driver stays out of memory.
  globalThis.oxbowLimitStore ??= import("./limit-store")
    .then(({ createLimitStore }) => createLimitStore(url))
    .catch((error) => {
      // The next call tries again.
      globalThis.oxbowLimitStore = undefined;
      throw error;
    });
  return globalThis.oxbowLimitStore;
}
