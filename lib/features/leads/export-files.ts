import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { errorCodeOf } from "@/lib/base/error-code";
import { describeError, log } from "@/lib/base/log";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";
import { joinJsonRecords } from "./export";

/** The default folder of exports. */
export function buildExportFolder(dataDir: string): string {
  return join(dataDir, "exports");
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
/** A file can be large: yields to the event loop after this many records. */
const recordsPerTurn = 500;

/** Rows as `formatLeadsCsv` writes them: a line break within quotes is part of a cell. */
function* readCsvRows(text: string): Generator<string> {
  let row = "";
  let isWithinQuotes = false;
  for (const line of text.split("\n")) {
    row += row === "" ? line : `\n${line}`;
    if ((line.match(/"/g)?.length ?? 0) % 2 === 1) isWithinQuotes = !isWithinQuotes;
    if (isWithinQuotes) continue;
    yield row;
    row = "";
  }
  if (row !== "") yield row;
}

/** The records of a file and how to join them; null for an unknown format. */
function parseExport(file: string, text: string) {
  if (file.endsWith(".csv")) {
    return { records: readCsvRows(text), join: (rows: string[]) => rows.join("\n") };
  }
  if (!file.endsWith(".json") || !text.startsWith("[\n{")) return null;
  const lines = text.split("\n").filter((line) => line.startsWith("{"));
  return { records: lines.map((line) => line.replace(/,$/, "")), join: joinJsonRecords };
}

async function omitLeads(records: Iterable<string>, leadIds: ReadonlySet<string>) {
  const kept: string[] = [];
  let count = 0;
  for (const record of records) {
    if (++count % recordsPerTurn === 0) await nextTurn();
    const isMatch = record.matchAll(uuid).some(([id]) => leadIds.has(id));
    if (!isMatch) kept.push(record);
  }
  return { kept, removed: count - kept.length };
}

async function removeFromFile(file: string, leadIds: ReadonlySet<string>): Promise<void> {
  const text = await readFile(file, "utf8");
  const parsed = parseExport(file, text);
  const { kept, removed } = await omitLeads(parsed?.records ?? text.split("\n"), leadIds);
  if (removed === 0) return;
  // A file in an unknown format cannot be edited and must not be kept.
  if (parsed === null) return rm(file);
  await writeAtomically(file, parsed.join(kept), 0o600);
}

/**
 * Removes leads from every export in `folder`; the rest of each file is unchanged. A file that cannot be read or
 * written is logged and skipped: it must not prevent the erasure. Returns how many were skipped.
 * PRIVACY: exports that were saved elsewhere are not covered.
 */
export async function removeFromExports(folder: string, leadIds: readonly string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (errorCodeOf(error) === "ENOENT") return [];
    throw error;
  });
  const ids = new Set(leadIds);
  let failures = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    try {
      await removeFromFile(join(entry.parentPath, entry.name), ids);
    } catch (error) {
      failures += 1;
      log("error", "export.not-cleaned", describeError(error));
    }
  }
  return failures;
}
