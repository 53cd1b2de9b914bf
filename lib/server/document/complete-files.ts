/**
 * Keeps truncated files of the page cache from being served. A full disk or a killed process leaves empty or
 * truncated files; Next would send them with status 200, and let other caches store them.
 */
import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

type Files = { writeFile(file: string, data: string | Buffer): Promise<void> };

/** The same functions with atomic writes: a file gets its name only when it is complete. */
export function writeAtomically<Given extends Files>(files: Given): Given {
  return {
    ...files,
    async writeFile(file, data) {
      // Two renders, each with a cache of its own, may write the same entry concurrently.
      const unfinished = `${file}.${randomUUID()}.new`;
      try {
        await writeFile(unfinished, data);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

type Bytes = Uint8Array;

const endOfPng = Buffer.from("IEND\xae\x42\x60\x82", "latin1");

const endsWith = (bytes: Bytes, end: Bytes) => Buffer.compare(bytes.subarray(-end.length), end) === 0;

/** Whether the cached response of a route is complete. */
export function isCompleteBody(body: Bytes, type: string): boolean {
  if (body.length === 0) return false;
  if (type.startsWith("image/png")) return endsWith(body, endOfPng);
  const text = Buffer.from(body.subarray(-16)).toString("utf8");
  if (/xml|svg|html/.test(type)) return text.trimEnd().endsWith(">");
  if (/json/.test(type)) return /[}\]]\s*$/.test(text);
  // Line-based files such as robots.txt; other formats have no recognizable end.
  return !type.startsWith("text/") || text.endsWith("\n");
}
