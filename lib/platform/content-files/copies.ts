import "server-only";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeError, log } from "@/lib/base/log";

/** The last good answer of each endpoint, as text, on the disk. Whoever loads one parses it again. */
export type CopyStore = {
  /** The text that was kept, or null. */
  load(name: string): Promise<string | null>;
  /** Keeps a text. A full or missing disk is logged and costs nothing but the copy. */
  keep(name: string, text: string): Promise<void>;
};

/** Copies as files of `folder`, which is made when the first one is kept. */
export function createCopyStore(folder: string): CopyStore {
  // Names come from the registry, where only letters, digits, dashes and slashes are allowed.
  const fileOf = (name: string) => join(folder, `${name.replaceAll("/", "~")}.json`);
  const kept = new Map<string, string>();
  return {
    load: (name) => readFile(fileOf(name), "utf8").catch(() => null),
    async keep(name, text) {
      if (kept.get(name) === text) return;
      // Several processes share the folder: a file is complete under its own name or not there.
      const draft = `${fileOf(name)}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, text);
        await rename(draft, fileOf(name));
        kept.set(name, text);
      } catch (error) {
        log("warn", "shared-api.copy-not-kept", { key: name, ...describeError(error) });
      }
    },
  };
}
