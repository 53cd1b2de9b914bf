import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { writeAtomically } from "./write-atomically";

/** The last good version of texts. Callers parse and validate what they load. */
export type FallbackStore = {
  load(name: string): Promise<string | null>;
  /** Stores a text. A failed write does not throw; it is logged once per outage. */
  save(name: string, text: string): Promise<void>;
};

/** Keeps texts in memory. With a `folder`, also writes them to files, which survive a restart. */
export function createFallbackStore(folder: string | null): FallbackStore {
  // Names are our own: endpoint names, or paths of content files. Without slashes they cannot leave the folder.
  const fileOf = (folder: string, name: string) => join(folder, `${name.replaceAll("/", "~")}.json`);
  const texts = new Map<string, string>();
  /** Texts whose last write failed; they are written again even if unchanged. */
  const unwritten = new Set<string>();

  async function write(name: string, text: string): Promise<void> {
    if (folder === null) return;
    try {
      await writeAtomically(fileOf(folder, name), text);
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
      return readFile(fileOf(folder, name), "utf8").catch(() => null);
    },
    async save(name, text) {
      if (texts.get(name) === text && !unwritten.has(name)) return;
      texts.set(name, text);
      await write(name, text);
    },
  };
}

declare global {
  // Next gives pages and route handlers separate module instances, which share this store.
  var sharedContentFallbacks: FallbackStore | undefined;
}

// Only production needs copies that survive a restart.
globalThis.sharedContentFallbacks ??= createFallbackStore(
  env.NODE_ENV === "production" ? join(env.DATA_DIR, "content-files") : null,
);

/** The last good texts of this site's content files, by file name. The site uses one while its file is broken. */
export const contentFallbacks = globalThis.sharedContentFallbacks;
