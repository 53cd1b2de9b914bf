import "server-only";
import { readdir, readFile, realpath, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { describeError, log } from "@/lib/base/log";
import { emptyIfMissing, nullIfMissing } from "@/lib/platform/content-files/if-missing";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { formatJsonRecords } from "./export";

/** The default folder of exports. */
export function buildExportFolder(dataDir: string): string {
  return join(dataDir, "exports");
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
/** A row with its line break; a line break within quotes is part of a cell. An unclosed quote extends to the end. */
const csvRow = /(?:"[^"]*(?:"|$)|[^"\n]+)*\n?/g;

/** The records of a JSON array; null if the text is none. */
function parseRecords(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** An export without the records of these leads; null if its format is unknown. */
function omitLeads(file: string, text: string, leadIds: ReadonlySet<string>): string | null {
  const isKept = (record: string) => !record.matchAll(uuid).some(([id]) => leadIds.has(id));
  if (file.endsWith(".csv")) return (text.match(csvRow) ?? []).filter(isKept).join("");
  const records = file.endsWith(".json") ? parseRecords(text) : null;
  return records && formatJsonRecords(records.filter((record) => isKept(JSON.stringify(record))));
}

/** Returns those of the given leads that were removed. */
export type FindRemoved = (leadIds: readonly string[]) => Promise<readonly string[]>;

async function removeFromFile(path: string, findRemoved: FindRemoved): Promise<void> {
  // A link is not replaced by a file: what it points to would stay.
  const file = await realpath(path).catch(nullIfMissing);
  if (file === null) return;
  const text = await readFile(file, "utf8");
  const named = new Set(text.matchAll(uuid).map(([id]) => id));
  const leadIds = new Set(await findRemoved([...named]));
  if (leadIds.size === 0) return;
  const rest = omitLeads(file, text, leadIds);
  // A file in an unknown format cannot be edited and must not be kept.
  if (rest === null) return rm(file);
  await writeAtomically(file, rest, 0o600);
}

/** The files and links of a folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
  return entries
    .filter((one) => one.isFile() || one.isSymbolicLink())
    .map((one) => join(one.parentPath, one.name));
}

/**
 * Takes removed leads out of every export in `folder`; the other records of each file stay. A file that cannot be read or
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
