import "server-only";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { type CopyStore, createCopyStore } from "./copies";

/**
 * The last good text of each content file: while a file is broken, the site goes on with it. In memory, and on
 * the disk for the next start where there is a folder.
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
  // Next gives pages and route handlers module instances of their own; what one has read helps the others.
  var lastGoodTexts: CopyStore | undefined;
}

function createSiteLastGood(): CopyStore {
  // Only a site in production has visitors who need yesterday's text.
  const isKept = env.NODE_ENV === "production";
  return createLastGood(isKept ? createCopyStore(join(env.DATA_DIR, "content-files")) : null);
}

globalThis.lastGoodTexts ??= createSiteLastGood();

/** The last good texts of this site's content, by the name of the file. */
export const lastGoodContent = globalThis.lastGoodTexts;
