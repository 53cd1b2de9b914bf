import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describeError, log } from "@/lib/base/log";
import { writeAtomically } from "./write-atomically";

/** Stores the last good version of texts on disk. Callers parse and validate what they load. */
export type CopyStore = {
  /** The stored text, or null. */
  load(name: string): Promise<string | null>;
  /** Stores a text. A full or missing disk is only logged. */
  keep(name: string, text: string): Promise<void>;
};

/** Stores copies as files in `folder`, which is created on first use. */
export function createCopyStore(folder: string): CopyStore {
  // Names come from the registry, which only allows letters, digits, dashes and slashes.
  const fileOf = (name: string) => join(folder, `${name.replaceAll("/", "~")}.json`);
  const written = new Map<string, string>();
  return {
    load: (name) => readFile(fileOf(name), "utf8").catch(() => null),
    async keep(name, text) {
      if (written.get(name) === text) return;
      try {
        await writeAtomically(fileOf(name), text);
        written.set(name, text);
      } catch (error) {
        log("warn", "shared-api.copy-not-kept", { key: name, ...describeError(error) });
      }
    },
  };
}
