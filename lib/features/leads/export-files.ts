import "server-only";
import { createReadStream } from "node:fs";
import { readdir, realpath, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { describeError, log } from "@/lib/base/log";
import { emptyIfMissing, nullIfMissing } from "@/lib/platform/content-files/if-missing";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { jsonRecords } from "./export";

/** The default folder of exports. */
export function buildExportFolder(dataDir: string): string {
  return join(dataDir, "exports");
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/**
 * The lines of a file, split at line feeds only: `readline` would also split at a carriage return and U+2028. Streamed,
 * because a file can be larger than the memory.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}

/** Rows as `formatLeadsCsv` writes them: a line break within quotes is part of a cell. An unclosed quote extends to the end. */
async function* readCsvRows(file: string): AsyncGenerator<string> {
  let row: string | null = null;
  let isWithinQuotes = false;
  for await (const line of readLines(file)) {
    row = row === null ? line : `${row}\n${line}`;
    if ((line.match(/"/g)?.length ?? 0) % 2 === 1) isWithinQuotes = !isWithinQuotes;
    if (isWithinQuotes) continue;
    yield row;
    row = null;
  }
  if (row !== null) yield row;
}

/** Records as `formatLeadsJson` writes them, one per line. */
async function* readJsonRecords(file: string): AsyncGenerator<string> {
  for await (const line of readLines(file)) if (line.startsWith("{")) yield line.replace(/,$/, "");
}

/** How to read the records of a file, and the text before, between and after them. */
type Format = { read(file: string): AsyncGenerator<string>; start: string; separator: string; end: string };

const csv: Format = { read: readCsvRows, start: "", separator: "\n", end: "" };
const json: Format = { read: readJsonRecords, ...jsonRecords };

async function isJsonExport(file: string): Promise<boolean> {
  const lines = readLines(file);
  const [first, second] = [await lines.next(), await lines.next()];
  await lines.return(undefined);
  return first.value === "[" && String(second.value ?? "").startsWith("{");
}

/** The format of a file; null for an unknown one. */
async function formatOf(file: string): Promise<Format | null> {
  if (file.endsWith(".csv")) return csv;
  return file.endsWith(".json") && (await isJsonExport(file)) ? json : null;
}

const containsAnyId = (text: string, leadIds: ReadonlySet<string>) =>
  text.matchAll(uuid).some(([id]) => leadIds.has(id));

/** Returns those of the given leads that were removed. */
type FindRemoved = (leadIds: readonly string[]) => Promise<readonly string[]>;

/** The removed leads that a file names. */
async function findRemovedIn(file: string, findRemoved: FindRemoved): Promise<Set<string>> {
  const named = new Set<string>();
  for await (const line of readLines(file)) for (const [id] of line.matchAll(uuid)) named.add(id);
  return new Set(await findRemoved([...named]));
}

async function* omitRecords(file: string, { read, ...texts }: Format, leadIds: ReadonlySet<string>) {
  let isFirst = true;
  yield texts.start;
  for await (const record of read(file)) {
    if (containsAnyId(record, leadIds)) continue;
    yield isFirst ? record : texts.separator + record;
    isFirst = false;
  }
  yield texts.end;
}

async function removeFromFile(path: string, findRemoved: FindRemoved): Promise<void> {
  // A link is not replaced by a file: what it points to would stay.
  const file = await realpath(path).catch(nullIfMissing);
  if (file === null) return;
  const leadIds = await findRemovedIn(file, findRemoved);
  if (leadIds.size === 0) return;
  const format = await formatOf(file);
  // A file in an unknown format cannot be edited and must not be kept.
  if (format === null) return rm(file);
  await writeAtomically(file, omitRecords(file, format, leadIds), 0o600);
}

/** The files and links of a folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
  return entries
    .filter((one) => one.isFile() || one.isSymbolicLink())
    .map((one) => join(one.parentPath, one.name));
}

/**
 * Takes removed leads out of every export in `folder`; the rest of each file is unchanged. A file that cannot be read or
 * written is logged and skipped: it must not prevent the erasure. Returns how many were skipped. Throws
 * `StoreUnavailableError` if `findRemoved` does.
 * PRIVACY: exports that were saved elsewhere are not covered.
 */
export async function removeFromExports(folder: string, findRemoved: FindRemoved): Promise<number> {
  let failures = 0;
  for (const file of await listFiles(folder)) {
    try {
      await removeFromFile(file, findRemoved);
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      failures += 1;
      log("error", "export.not-cleaned", { path: relative(folder, file), ...describeError(error) });
    }
  }
  return failures;
}
