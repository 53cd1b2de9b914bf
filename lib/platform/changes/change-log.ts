import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, DatabaseError, type PoolClient } from "pg";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createIfMissing, openPool, shortTimeouts, toStoreError } from "@/lib/platform/database/postgres";
import { getTimeoutFactor } from "@/lib/platform/database/timeout-factor";

export type Change = {
  sequence: number;
  id: string;
  /** The server process that recorded it. */
  origin: string;
  /** Unpublished drafts change no page. */
  isDraft: boolean;
  documents: string[];
  files: string[];
  /** Unix time in ms, on the database's clock. */
  at: number;
};

/** One content file; `body` is null when it was deleted. */
export type SharedFile = { path: string; body: Buffer | null };
/** What is known of a shared file without its content. `hash`: SHA-256 in base64; null when it was deleted. */
export type SharedFileHash = { path: string; hash: string | null };

export type NewChange = Pick<Change, "documents" | "files"> & {
  isDraft?: boolean;
  /** Of the changes that are kept, only the first with a key is recorded, so that a schedule fires once. */
  key?: string;
  contents?: readonly SharedFile[];
};

/** Any number that no other lock of this database has. */
const lockId = 7_205_759_403;
const lockTimeoutMs = 10_000;
const undefinedTable = "42P01";
const lockNotAvailable = "55P03";
const keptChanges = 1_000;
const listLimit = 200;

const tables = [
  `create table if not exists content_changes (
    sequence bigint primary key, id text not null, origin text not null, key text unique,
    is_draft boolean not null, documents jsonb not null, files jsonb not null, at bigint not null)`,
  `create table if not exists content_files (
    path text primary key, body bytea, sequence bigint not null, at bigint not null)`,
];

const nowInMs = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

const insertChange = `insert into content_changes (sequence, id, origin, key, is_draft, documents, files, at)
  select coalesce(max(sequence), 0) + 1, $1, $2, $3, $4, $5, $6, ${nowInMs} from content_changes
  on conflict (key) do nothing returning sequence`;
const upsertFile = `insert into content_files (path, body, sequence, at) values ($1, $2, $3, ${nowInMs})
  on conflict (path) do update set body = excluded.body, sequence = excluded.sequence, at = excluded.at`;

/** Ends a connection, and gives up soon: if the network has lost it, TCP takes a quarter of an hour to notice. */
async function endSoon(client: Client): Promise<void> {
  await Promise.race([
    client.end().catch(() => {}),
    sleep(shortTimeouts.connectMs, undefined, { ref: false }),
  ]);
}

async function writeChange(client: PoolClient, origin: string, change: NewChange): Promise<number | null> {
  const { documents, files, key = null, isDraft = false, contents = [] } = change;
  // One writer at a time: numbers have no gaps and become visible in order, so no reader passes over a change.
  await client.query("select pg_advisory_xact_lock($1)", [lockId]);
  const values = [randomUUID(), origin, key, isDraft, JSON.stringify(documents), JSON.stringify(files)];
  const { rows } = await client.query<{ sequence: number }>(insertChange, values);
  const sequence = rows[0]?.sequence;
  if (sequence === undefined) return null;
  for (const { path, body } of contents) await client.query(upsertFile, [path, body, sequence]);
  await client.query("delete from content_changes where sequence <= $1", [sequence - keptChanges]);
  return sequence;
}

/** Postgres as the log of changes. `origin` names this process. Methods throw `StoreUnavailableError` while it is unavailable. */
export function createChangeLog(databaseUrl: string, origin: string) {
  // Polling must notice within a second that the connection is lost; writes and file bodies may take longer.
  const quickPool = openPool(databaseUrl, 1, shortTimeouts);
  const slowPool = openPool(databaseUrl, 1);
  let ready: Promise<void> | null = null;

  async function prepare(): Promise<void> {
    for (const table of tables) await createIfMissing(slowPool, table);
  }

  async function withTables<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      ready ??= prepare();
      await ready.catch((error: unknown) => {
        ready = null;
        throw error;
      });
      return await work();
    } catch (error) {
      // Another database has replaced the first one.
      if (error instanceof DatabaseError && error.code === undefinedTable) ready = null;
      throw toStoreError(error);
    }
  }

  async function inTransaction(change: NewChange): Promise<number | null> {
    const client = await slowPool.connect();
    let failure: Error | undefined;
    try {
      await client.query("begin");
      const sequence = await writeChange(client, origin, change);
      await client.query("commit");
      return sequence;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      // A connection that failed is closed, which rolls back.
      client.release(failure);
    }
  }

  const select = `select sequence, id, origin, is_draft as "isDraft", documents, files, at from content_changes`;

  return {
    /** Records a change with its files; returns its number, or null when its key is recorded already. */
    record: (change: NewChange) => withTables(() => inTransaction(change)),
    /** The first 200 changes from `first` on, in order. */
    listFrom: (first: number) =>
      withTables(async () => {
        const text = `${select} where sequence >= $1 order by sequence limit ${listLimit}`;
        return (await quickPool.query<Change>(text, [first])).rows;
      }),
    /** The latest change; null when there is none. */
    getNewest: () =>
      withTables(async () => {
        const { rows } = await quickPool.query<Change>(`${select} order by sequence desc limit 1`);
        return rows[0] ?? null;
      }),
    /** The files that changed with a change after `sequence`. */
    listFilesAfter: (sequence: number) =>
      withTables(async () => {
        const text = `select path, encode(sha256(body), 'base64') as hash from content_files
          where sequence > $1 order by path`;
        return (await slowPool.query<SharedFileHash>(text, [sequence])).rows;
      }),
    /** The content of a file, and when it was shared (Unix time in ms, on the database's clock); null for an unknown path. */
    readFile: (path: string) =>
      withTables(async () => {
        const text = "select body, at from content_files where path = $1";
        return (
          (await slowPool.query<Pick<SharedFile, "body"> & { at: number }>(text, [path])).rows[0] ?? null
        );
      }),
    /**
     * Takes an advisory lock, after waiting for it for up to 10 s; returns a function that releases it. The lock is also
     * released when the connection is lost.
     */
    async lock(name: string): Promise<() => Promise<void>> {
      const client = new Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: shortTimeouts.connectMs * getTimeoutFactor(),
        query_timeout: lockTimeoutMs + shortTimeouts.queryMs * getTimeoutFactor(),
        keepAlive: true,
      });
      client.on("error", () => {});
      try {
        await client.connect();
        // If this machine loses its power, Postgres must notice soon and release the lock.
        await client.query(
          "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3",
        );
        await client.query(`set lock_timeout = ${lockTimeoutMs}`);
        await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
      } catch (error) {
        await endSoon(client);
        if (error instanceof DatabaseError && error.code === lockNotAvailable)
          throw new StoreUnavailableError("another process is changing the same content", error.code);
        throw toStoreError(error);
      }
      return () => endSoon(client);
    },
    async close(): Promise<void> {
      await Promise.allSettled([quickPool.end(), slowPool.end()]);
    },
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;
