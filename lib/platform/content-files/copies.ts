import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { writeAtomically } from "./write-atomically";

/** Stores the last good version of texts. Callers parse and validate what they load. */
export type CopyStore = {
  load(name: string): Promise<string | null>;
  /** Stores a text. A full or missing disk is only logged, once until it works again. */
  keep(name: string, text: string): Promise<void>;
};

/** Copies in memory, and for the next start as files in `folder`; null: in memory only. */
export function createCopyStore(folder: string | null): CopyStore {
  // Names are our own: endpoint names, or paths of content files. Without slashes they cannot leave the folder.
  const fileOf = (name: string) => join(folder ?? "", `${name.replaceAll("/", "~")}.json`);
  const texts = new Map<string, string>();
  const unwritten = new Set<string>();

  async function write(name: string, text: string): Promise<void> {
    if (folder === null) return;
    try {
      await writeAtomically(fileOf(name), text);
      unwritten.delete(name);
    } catch (error) {
      if (unwritten.size === 0)
        log("warn", "content.copy-not-stored", { key: name, ...describeError(error) });
      unwritten.add(name);
    }
  }

  return {
    async load(name) {
      const known = texts.get(name);
      if (known !== undefined || folder === null) return known ?? null;
      return readFile(fileOf(name), "utf8").catch(() => null);
    },
    async keep(name, text) {
      if (texts.get(name) === text && !unwritten.has(name)) return;
      texts.set(name, text);
      await write(name, text);
    },
  };
}

declare global {
  // Next gives pages and route handlers separate module instances, which share this store.
  var lastGoodTexts: CopyStore | undefined;
}

// Only production needs copies that survive a restart.
globalThis.lastGoodTexts ??= createCopyStore(
  env.NODE_ENV === "production" ? join(env.DATA_DIR, "content-files") : null,
);

/** The last good texts of this site's content files, by file name. The site uses one while its file is broken. */
export const lastGoodContent = globalThis.lastGoodTexts;
