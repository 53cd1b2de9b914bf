/**
 * The only thread of this process that uses the SQLite file. `node:sqlite` is synchronous and blocks on locks and on the
 * disk; in a worker it does not block requests. Plain Node runs this file outside Next's bundle, so it
 * imports only `node:` modules.
 */
import { chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

/** `sql` is a statement; null closes the database. */
export type SqliteRequest = { id: number; sql: string | null; parameters: SQLInputValue[] };
export type SqliteReply = { id: number } & (
  | { rows: Record<string, unknown>[]; changes: number }
  | { error: { message: string; errcode: number | null } }
);
/** `canCreate` is false once the file was opened: a file that disappears later is a failure. */
export type SqliteWorkerData = { file: string; busyTimeoutMs: number; canCreate: boolean };

const { file, busyTimeoutMs, canCreate }: SqliteWorkerData = workerData;
let isCreationAllowed = canCreate;
/** The file's write-ahead log (WAL), and the index of it with the locks of all programs. */
const sideFiles = [`${file}-wal`, `${file}-shm`];
/** The open database, with the ids of its files; its side files may be created later than the connection. */
let open: { db: DatabaseSync; fileId: string | null; sideIds: (string | null)[] } | null = null;

/** SQLite's error code for a file that it can't open. */
const SQLITE_CANTOPEN = 14;

class DatabaseFileMissingError extends Error {
  readonly errcode = SQLITE_CANTOPEN;
}

/** Identifies a file as long as it exists; null without one. */
function idOf(name: string): string | null {
  const found = statSync(name, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

function createFile(): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // PRIVACY: SQLite gives its -wal and -shm files the mode of the database file.
  closeSync(openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600));
  chmodSync(file, 0o600);
}

function openDatabase(): DatabaseSync {
  if (isCreationAllowed) createFile();
  const url = pathToFileURL(file);
  url.search = "?mode=rw";
  const db = new DatabaseSync(url, { timeout: busyTimeoutMs });
  try {
    const fileId = idOf(file);
    // FULL syncs the WAL before a commit returns; with NORMAL, a power failure can lose acknowledged leads.
    db.exec("pragma journal_mode = wal; pragma synchronous = full");
    db.exec("pragma secure_delete = on");
    open = { db, fileId, sideIds: sideFiles.map(() => null) };
    isCreationAllowed = false;
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function closeDatabase(): void {
  const db = open?.db;
  open = null;
  try {
    db?.close();
  } catch {
    // A deleted file cannot be closed cleanly; drop the handle anyway.
  }
}

/**
 * The open database, after checking that its paths still point to its files: writes to a deleted file succeed and
 * are lost, and programs with two indexes overwrite each other's. Closing writes the log's content to the database file.
 */
function currentDatabase(): DatabaseSync {
  if (open === null) return openDatabase();
  const { db, fileId, sideIds } = open;
  const ids = sideFiles.map(idOf);
  const known = ids.map((id, at) => sideIds[at] ?? id);
  open.sideIds = known;
  if (idOf(file) === fileId && ids.every((id, at) => id === known[at])) return db;
  closeDatabase();
  throw new DatabaseFileMissingError("the database file was removed or replaced");
}

function run({ sql, parameters }: SqliteRequest) {
  if (sql === null) closeDatabase();
  // After some errors (disk full, I/O) SQLite has already rolled back: a second rollback would fail.
  if (sql === null || (sql === "rollback" && !open?.db.isTransaction)) return { rows: [], changes: 0 };
  const statement = currentDatabase().prepare(sql);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: Number(statement.run(...parameters).changes) };
}

function errcodeOf(error: Error): number | null {
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode;
  // Errors of node:fs have a code such as ENOSPC or EACCES: the file cannot be opened.
  return "syscall" in error ? SQLITE_CANTOPEN : null;
}

// SQLITE_READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB: the handle may stay broken after the cause is gone.
const reopenErrcodes = new Set([8, 10, 11, SQLITE_CANTOPEN, 26]);

parentPort?.on("message", (request: SqliteRequest) => {
  let reply: SqliteReply;
  try {
    reply = { id: request.id, ...run(request) };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const errcode = errcodeOf(error);
    if (errcode !== null && reopenErrcodes.has(errcode & 0xff)) closeDatabase();
    reply = { id: request.id, error: { message: error.message, errcode } };
  }
  parentPort?.postMessage(reply);
});
