import "server-only";
import { stat } from "node:fs/promises";
import { isBuilding } from "@/lib/base/env/is-building";

/** Path of a file and when it last changed, also in its permissions; "<path>:0" if it is missing. */
const versionOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ctimeMs }) => `${file}:${ctimeMs}`,
    () => `${file}:0`,
  );

/**
 * A reader that caches what it has read until one of the files changes, is added or removed. A failure is not cached, so
 * that a corrected file works at once. During a build, the first successful read is kept (`isBuilding`).
 * @param list paths of the files, in the same order each time
 */
export function createFileCache<Data>(
  list: () => Promise<readonly string[]>,
  read: (files: readonly string[]) => Promise<Data>,
): () => Promise<Data> {
  let cached: { version: string; data: Promise<Data> } | null = null;
  return async () => {
    if (isBuilding && cached) return cached.data;
    const files = await list();
    const version = (await Promise.all(files.map(versionOf))).join();
    if (cached?.version !== version) cached = { version, data: read(files) };
    const { data } = cached;
    data.catch(() => {
      if (cached?.data === data) cached = null;
    });
    return data;
  };
}
