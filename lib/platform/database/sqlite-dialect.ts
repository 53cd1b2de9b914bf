import "server-only";
import path from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { StoreUnavailableError } from "./errors";
import { Mutex } from "./mutex";
import type { SqliteReply, SqliteRequest, SqliteWorkerData } from "./sqlite-worker";

/** How long a statement waits for another process that has locked the file. */
export const busyTimeoutMs = 2_000;
/** After this time the disk is considered hung: the thread is terminated, and the next query starts a new one. */
const replyTimeoutMs = 15_000;

/** Primary result codes for a failure of the file or the machine, not of the statement (sqlite.org/rescode.html). */
const unavailableCodes = new Map([
  [5, "SQLITE_BUSY"],
  [6, "SQLITE_LOCKED"],
  [7, "SQLITE_NOMEM"],
  [8, "SQLITE_READONLY"],
  [9, "SQLITE_INTERRUPT"],
  [10, "SQLITE_IOERR"],
  [11, "SQLITE_CORRUPT"],
  [13, "SQLITE_FULL"],
  [14, "SQLITE_CANTOPEN"],
  [15, "SQLITE_PROTOCOL"],
  [26, "SQLITE_NOTADB"],
]);

/** `SQLITE_CONSTRAINT_TRIGGER`. The only triggers are those with which `npm run leads -- move` makes the old file reject writes. */
const movedCode = 1811;

function toError({ message, errcode }: { message: string; errcode: number | null }): Error {
  if (errcode === movedCode) return new StoreUnavailableError(message, "MOVED");
  // The low byte is the primary code.
  const code = errcode === null ? undefined : unavailableCodes.get(errcode & 0xff);
  return code === undefined ? new Error(`SQLite: ${message}`) : new StoreUnavailableError(message, code);
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  throw new TypeError(`Cannot bind a value of type ${typeof value}`);
}

type SuccessReply = Exclude<SqliteReply, { error: unknown }>;
type Pending = {
  resolve: (reply: SuccessReply) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/** One worker thread and its pending queries, as a connection. It does not keep the process alive while idle. */
class WorkerSession implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  isDead = false;

  constructor(data: SqliteWorkerData) {
    const file = path.join(
      /* turbopackIgnore: true */ process.cwd(),
      "lib/platform/database/sqlite-worker.ts",
    );
    this.#worker = new Worker(/* turbopackIgnore: true */ file, { workerData: data, execArgv: [] });
    this.#worker.on("message", (reply: SqliteReply) => this.#settle(reply));
    this.#worker.on("error", (error) => this.#terminate(`the database thread failed: ${error}`));
    this.#worker.on("exit", () => this.#terminate("the database thread ended"));
    this.#worker.unref();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#send(query);
    // Kysely's contract: the query builder knows the row type, the driver cannot.
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error("SQLite queries are not streamed: no result is that long");
  }

  #send({
    sql,
    parameters,
  }: Pick<CompiledQuery, "parameters"> & { sql: string | null }): Promise<SuccessReply> {
    if (this.isDead) return Promise.reject(new StoreUnavailableError("the database thread ended"));
    const values = parameters.map(toSqlValue);
    const { promise, resolve, reject } = Promise.withResolvers<SuccessReply>();
    this.#lastId += 1;
    const timer = setTimeout(() => this.#terminate("the database thread did not reply"), replyTimeoutMs);
    this.#pending.set(this.#lastId, { resolve, reject, timer });
    this.#worker.ref();
    this.#worker.postMessage({
      id: this.#lastId,
      sql,
      parameters: values,
    } satisfies SqliteRequest);
    return promise;
  }

  #settle(reply: SqliteReply): void {
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ("error" in reply) pending.reject(toError(reply.error));
    else pending.resolve(reply);
  }

  /** Closes the file (closing the last handle checkpoints the write-ahead log), then ends the thread. */
  async end(): Promise<void> {
    if (!this.isDead) await this.#send({ sql: null, parameters: [] }).catch(() => undefined);
    this.#terminate("the database was closed");
  }

  /** Pending queries reject as unavailable, and an open transaction is rolled back. */
  #terminate(reason: string): void {
    this.isDead = true;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new StoreUnavailableError(reason));
    }
    this.#pending.clear();
    void this.#worker.terminate();
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  /** Of the single connection. */
  readonly #mutex = new Mutex();
  #session: WorkerSession | null = null;
  #canCreate = true;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    // A dead thread is replaced only here: if it dies during a transaction, the remaining statements must fail.
    if (this.#session === null || this.#session.isDead) {
      const data = { file: this.#file, busyTimeoutMs, canCreate: this.#canCreate };
      try {
        this.#session = new WorkerSession(data);
      } catch (error) {
        // The system allows no further thread now. The next query tries again.
        this.#mutex.release();
        throw new StoreUnavailableError(`the database thread did not start: ${error}`);
      }
    }
    return this.#session;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that is upgraded to a write can fail with BUSY at once, ignoring the busy
    // timeout.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    // The file exists now. If it disappears, an empty one must not replace it.
    this.#canCreate = false;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async destroy(): Promise<void> {
    await this.#session?.end();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** Otherwise Kysely queues callers itself, without the time limit of `Mutex`. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations run in a transaction: `begin immediate` is the lock between processes. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely dialect for one SQLite file behind one worker thread. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
