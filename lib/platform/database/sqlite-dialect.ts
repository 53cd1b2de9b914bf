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
import type { SqliteReply, SqliteRequest, SqliteWorkerData } from "./sqlite-worker";

const BUSY_TIMEOUT_MS = 2_000;
/** Longest wait for one's turn: a queue behind a locked file answers 503 instead of growing. */
const TURN_TIMEOUT_MS = 5_000;
/** Past this the disk hangs: the thread is given up and a new one is started. */
const REPLY_TIMEOUT_MS = 15_000;

// Primary result codes that say "not now" (sqlite.org/rescode.html): BUSY, LOCKED, NOMEM, READONLY,
// INTERRUPT, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
const unavailableCodes = new Set([5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26]);

function toError({ message, errcode }: { message: string; errcode: number | null }): Error {
  const isUnavailable = errcode !== null && unavailableCodes.has(errcode & 0xff);
  return isUnavailable ? new StoreUnavailableError(message) : new Error(`SQLite: ${message}`);
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "bigint") return value;
  throw new TypeError(`SQLite takes no ${typeof value}`);
}

type Reply = { rows: Record<string, unknown>[]; changes: number };
type Pending = {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/** One worker thread and the requests that wait for it. It never keeps the process alive while idle. */
class WorkerSession {
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
    this.#worker.on("error", () => this.fail());
    this.#worker.on("exit", () => this.fail());
    this.#worker.unref();
  }

  query({ sql, parameters }: CompiledQuery): Promise<Reply> {
    if (this.isDead) return Promise.reject(new StoreUnavailableError("the database thread ended"));
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#lastId += 1;
    const timer = setTimeout(() => this.fail(), REPLY_TIMEOUT_MS);
    this.#pending.set(this.#lastId, { resolve, reject, timer });
    this.#worker.ref();
    this.#worker.postMessage({
      id: this.#lastId,
      sql,
      parameters: parameters.map(toSqlValue),
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

  /** Closes the file (the last handle to close folds the log into it), then ends the thread. */
  async end(): Promise<void> {
    if (!this.isDead) await this.query(CompiledQuery.raw("close")).catch(() => undefined);
    this.fail();
  }

  /** Gives the thread up: whatever waited for it is unavailable, and its open transaction is rolled back. */
  fail(): void {
    this.isDead = true;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new StoreUnavailableError("the database thread gave no answer"));
    }
    this.#pending.clear();
    void this.#worker.terminate();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #session: WorkerSession;

  constructor(session: WorkerSession) {
    this.#session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#session.query(query);
    // Kysely's own contract: the query builder knows the row's type, the driver can't.
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error("SQLite queries are not streamed: no list of leads is that long");
  }
}

/** Hands out the single connection, one holder at a time, in the order of asking. */
class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      reject(new StoreUnavailableError("the database is busy"));
    }, TURN_TIMEOUT_MS);
    await promise.finally(() => clearTimeout(timer));
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #turns = new Turns();
  #session: WorkerSession | null = null;
  #hasExisted = false;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    // A connection keeps its session: after a lost thread, no statement of a transaction runs alone.
    if (this.#session === null || this.#session.isDead) {
      const canCreate = !this.#hasExisted;
      this.#session = new WorkerSession({ file: this.#file, busyTimeoutMs: BUSY_TIMEOUT_MS, canCreate });
    }
    return new SqliteConnection(this.#session);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that turns into a writer later can fail at once, past the busy timeout.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    this.#hasExisted = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async destroy(): Promise<void> {
    await this.#session?.end();
  }
}

/** The adapter of a SQLite that is migrated in a transaction: `begin immediate` is the lock between processes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  /** Else Kysely queues callers itself, without a limit, in front of our `Turns`, which have one. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect for one SQLite file behind one worker thread. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
