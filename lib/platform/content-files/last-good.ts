import "server-only";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { type CopyStore, createCopyStore } from "./copies";

/**
 * Stores the last good text of each content file, which the site uses while the file is broken. In memory,
 * and on disk for the next start if there is a folder.
 */
export function createLastGood(disk: CopyStore | null): CopyStore {
  const memory = new Map<string, string>();
  return {
    load: async (name) => memory.get(name) ?? (await disk?.load(name)) ?? null,
    async keep(name, text) {
      if (memory.get(name) === text) return;
      memory.set(name, text);
      await disk?.keep(name, text);
    },
  };
}

declare global {
  // Next gives pages and route handlers separate module instances, which share this store.
  var lastGoodTexts: CopyStore | undefined;
}

function createSiteLastGood(): CopyStore {
  // Only production needs copies that survive a restart.
  const isPersisted = env.NODE_ENV === "production";
  return createLastGood(isPersisted ? createCopyStore(join(env.DATA_DIR, "content-files")) : null);
}

globalThis.lastGoodTexts ??= createSiteLastGood();

/** The last good texts of this site's content, by file name. */
export const lastGoodContent = globalThis.lastGoodTexts;
