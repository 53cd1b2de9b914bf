import "server-only";
import { DatabaseError, Pool, types } from "pg";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "./errors";

const INT8 = 20;

/** pg hands 64-bit integers out as text; ours are times and counts, which fit a number. */
const numbersForInt8 = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return oid === INT8 ? Number : types.getTypeParser(oid, format);
  },
};

// SQLSTATE classes that mean our statement is wrong: data, integrity, syntax or access rule.
// All others say "not now": no connection, no space, shutting down, deadlock, canceled.
const bugClasses = new Set(["22", "23", "42"]);
const UNDEFINED_TABLE = "42P01";

/** Tells "not now" from a bug. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const code = error.code ?? "";
    const isBug = bugClasses.has(code.slice(0, 2)) && code !== UNDEFINED_TABLE;
    return isBug ? error : new StoreUnavailableError(`Postgres: ${code}`);
  }
  // pg's own connection errors have no class: a system code (ECONNREFUSED), or one of these sentences.
  const isConnection =
    error instanceof Error &&
    ("syscall" in error || /connection|timeout|connect|server closed|socket/i.test(error.message));
  return isConnection ? new StoreUnavailableError("Postgres: no connection") : error;
}

/** Connections to a Postgres database (`postgres://…`), at most `max`. Nothing connects before the first call. */
export function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // Command-line programs end when they are done, not when idle connections do.
    allowExitOnIdle: true,
    types: numbersForInt8,
  });
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on("error", (error) => log("warn", "store.connection-lost", describeError(error)));
  // The same between two statements of a transaction, where the pool does not listen: the next statement fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
