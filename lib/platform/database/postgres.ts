import "server-only";
import { PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, types } from "pg";
import { errorCodeOf } from "@/lib/base/error-code";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "./errors";
import { getTimeoutFactor } from "./timeout-factor";

const INT8 = 20;

/** pg returns 64-bit integers as text; ours are times and counts, which fit a number. */
const numbersForInt8 = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return oid === INT8 ? Number : types.getTypeParser(oid, format);
  },
};

// SQLSTATE classes of errors in our own statements: data, integrity, syntax or access rule. All others are
// treated as temporary: no connection, no space, shutdown, deadlock, cancellation.
const bugClasses = new Set(["22", "23", "42"]);
const UNDEFINED_TABLE = "42P01";

/** Converts temporary errors to StoreUnavailableError; bugs are returned as they are. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const code = error.code ?? "";
    const isBug = bugClasses.has(code.slice(0, 2)) && code !== UNDEFINED_TABLE;
    return isBug ? error : new StoreUnavailableError(`Postgres: ${code}`, code);
  }
  // pg's own connection errors have no class: a system code (ECONNREFUSED), also one for several IPs of a host, or one of
  // these messages.
  const isConnection =
    error instanceof AggregateError ||
    (error instanceof Error &&
      ("syscall" in error || /connect|timeout|server closed|socket|certificate/i.test(error.message)));
  return isConnection
    ? new StoreUnavailableError("Postgres: no connection", errorCodeOf(error) || undefined)
    : error;
}

/** Runs `work`; temporary errors become StoreUnavailableError. */
export async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}

/** How long to wait, in ms: for a connection, and for a query. */
type Timeouts = { connectMs: number; queryMs: number };
const leadTimeouts: Timeouts = { connectMs: 3_000, queryMs: 10_000 };
/** For callers that can respond without the database. */
export const shortTimeouts: Timeouts = { connectMs: 1_000, queryMs: 1_000 };

/**
 * A pool of at most `max` connections to a Postgres database (`postgres://…`). It connects on first use, and closes
 * connections that are idle for 10 s, except for the first `min`.
 */
export function openPool(
  connectionString: string,
  max: number,
  { min = 0, ...timeouts }: Timeouts & { min?: number } = leadTimeouts,
): Pool {
  const queryMs = timeouts.queryMs * getTimeoutFactor();
  const pool = new Pool({
    connectionString,
    min,
    max,
    connectionTimeoutMillis: timeouts.connectMs * getTimeoutFactor(),
    query_timeout: queryMs,
    // Otherwise Postgres goes on with a query that nobody waits for, and each one keeps a connection.
    statement_timeout: queryMs + 500,
    idle_in_transaction_session_timeout: 10_000,
    // Lets command-line programs exit without waiting for idle connections.
    allowExitOnIdle: true,
    types: numbersForInt8,
  });
  // A lost idle connection is replaced at the next query; without a listener the error would end the process.
  pool.on("error", (error) => log("warn", "store.connection-lost", describeError(error)));
  // The pool does not listen during a transaction. Ignore the error: the next statement fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * A dialect of Kysely with a pool of at most `max` connections. Kysely reuses a connection whose query timed out, although
 * Postgres may still run it: a late `begin` would put all later statements in a transaction that never ends. Here such a
 * connection is closed.
 */
export function postgresDialect(
  connectionString: string,
  max: number,
  timeouts: Timeouts = leadTimeouts,
): PostgresDialect {
  const pool = openPool(connectionString, max, timeouts);
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect();
    let isBroken = false;
    const run: PostgresPoolClient["query"] = client.query.bind(client);
    async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      try {
        return await run<R>(text, values);
      } catch (error) {
        isBroken ||= !(error instanceof DatabaseError);
        throw error;
      }
    }
    return {
      // Cursors, which Kysely's type has as well, are not used here.
      query: query as PostgresPoolClient["query"],
      release: (isDiscarded) => client.release(isDiscarded || isBroken),
    };
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

// Postgres error codes when two servers create the same table at once: one of them has succeeded.
const duplicateCodes = /^(?:23505|42P07|42710)$/;
const insufficientPrivilege = "42501";

/** Runs `create … if not exists`, also while another server does. A role without the right to create may use the tables. */
export async function createIfMissing(pool: Pool, statement: string): Promise<void> {
  try {
    await pool.query(statement);
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? "") : "";
    if (code === insufficientPrivilege) log("warn", "store.create-denied", describeError(error));
    else if (!duplicateCodes.test(code)) throw toStoreError(error);
  }
}
