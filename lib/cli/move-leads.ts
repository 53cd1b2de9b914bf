/** `npm run leads -- move`: from the SQLite files of `DATA_DIR` to the Postgres of `DATABASE_URL`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Kysely, sql } from "kysely";
import { env } from "@/lib/base/env/server";
import { createAnalyticsStore } from "@/lib/features/analytics/store/analytics-store";
import type { AnalyticsDatabase } from "@/lib/features/analytics/store/types";
import { migrateLeadTables } from "@/lib/features/leads/store/migrations";
import { moveKeys } from "@/lib/features/leads/store/postgres-store";
import type { LeadDatabase } from "@/lib/features/leads/store/schema";
import type { DatabaseKind } from "@/lib/features/leads/store/types";
import { postgresDialect, toStoreError } from "@/lib/platform/database/postgres";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { readKeyFile } from "@/lib/platform/keys/key-file";
import { findSharedKey, setSharedKey } from "@/lib/platform/keys/shared-key";
import { getSiteKey } from "@/lib/platform/keys/site-key";
import { RefusedError } from "./program";

/** Tables of text and numbers only, as those of leads and analytics are. */
type Row = Record<string, string | number | null>;
type AnyDatabase = Record<string, Row>;
type Table = { name: string; keys: readonly string[] };

/**
 * Parents first. Rows are copied in insertion order, because a correction references a lead of the same table that was
 * inserted before it.
 * Not copied: `keys` and `probes`, which each database has of its own, and `removed_mails`, whose rows expire after a
 * day and are hashed with a key of the SQLite database.
 */
const leadTables: readonly Table[] = [
  { name: "leads", keys: ["id"] },
  { name: "deliveries", keys: ["id"] },
  { name: "seats", keys: ["event", "email"] },
  { name: "subscriptions", keys: ["email"] },
  { name: "erasures", keys: ["hash"] },
  { name: "removed_keys", keys: ["hash"] },
  { name: "removed_ids", keys: ["id"] },
  { name: "reminders", keys: ["reader"] },
];
const analyticsTables: readonly Table[] = [
  { name: "analytics_events", keys: ["id"] },
  { name: "web_vitals", keys: ["id"] },
];

const batchSize = 200;

type Database = Kysely<AnyDatabase>;

/** The next rows of a table in insertion order, and the `rowid` of the last one. */
async function readRows(
  source: Database,
  table: Table,
  after: number,
): Promise<{ rows: Row[]; last: number }> {
  const { rows: found } = await sql<Row & { stored: number }>`
    select rowid as stored, * from ${sql.table(table.name)}
    where rowid > ${after} order by rowid limit ${batchSize}`.execute(source);
  const rows = found.map(({ stored: _stored, ...row }) => row);
  return { rows, last: found.at(-1)?.stored ?? after };
}

/** The same rows in the other database; missing ones are left out. */
async function findRows(target: Database, { name, keys }: Table, rows: readonly Row[]): Promise<Row[]> {
  const keyOf = (row: Row) => JSON.stringify(keys.map((key) => row[key]));
  const keyTuples = rows.map((row) => sql`(${sql.join(keys.map((key) => row[key] ?? null))})`);
  const { rows: found } = await sql<Row>`
    select * from ${sql.table(name)}
    where (${sql.join(keys.map((key) => sql.ref(key)))}) in (${sql.join(keyTuples)})`.execute(target);
  const known = new Map(found.map((row) => [keyOf(row), row]));
  return rows.map((row) => known.get(keyOf(row))).filter((row) => row !== undefined);
}

type MovedTable = { name: string; rows: number; moved: number; isSame: boolean };

/** Copies the missing rows and compares all of them. It can be repeated, also after an interruption. */
async function moveTable(source: Database, target: Database, table: Table): Promise<MovedTable> {
  const total = { rows: 0, moved: 0, isSame: true };
  let position = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows, last } = await readRows(source, table, position);
    if (rows.length === 0) break;
    position = last;
    const inserted = await target
      .insertInto(table.name)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    total.rows += rows.length;
    total.moved += Number(inserted.numInsertedOrUpdatedRows);
    total.isSame &&= isDeepStrictEqual(await findRows(target, table, rows), rows);
  }
  return { name: table.name, ...total };
}

/** Both databases must have this release's tables. The first read migrates analytics. */
async function migrateAnalytics(kind: DatabaseKind, db: Kysely<AnalyticsDatabase>): Promise<void> {
  const bounds = { keepMs: Number.MAX_SAFE_INTEGER, maxBytes: Number.MAX_SAFE_INTEGER };
  const store = createAnalyticsStore({ kind, db, ...bounds, toStoreError });
  await store.countVisits({ from: 0, to: 0 });
  await store.close();
}

const openFile = <Tables>(file: string) => new Kysely<Tables>({ dialect: sqliteDialect(file) });
const openUrl = <Tables>(url: string) => new Kysely<Tables>({ dialect: postgresDialect(url, 2) });

async function moveTables(file: string, url: string, tables: readonly Table[]): Promise<MovedTable[]> {
  const [source, target] = [openFile<AnyDatabase>(file), openUrl<AnyDatabase>(url)];
  try {
    const moved: MovedTable[] = [];
    for (const table of tables) moved.push(await moveTable(source, target, table));
    return moved;
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

async function moveLeads(file: string, url: string): Promise<MovedTable[]> {
  const source = openFile<LeadDatabase>(file);
  await migrateLeadTables(source, "sqlite").finally(() => source.destroy());
  await setClosed(file, true);
  const target = openUrl<LeadDatabase>(url);
  await migrateLeadTables(target, "postgres").finally(() => target.destroy());
  return moveTables(file, url, leadTables);
}

async function moveAnalytics(file: string, url: string): Promise<MovedTable[]> {
  await migrateAnalytics("sqlite", openFile(file));
  await migrateAnalytics("postgres", openUrl(url));
  return moveTables(file, url, analyticsTables);
}

/** The keys of `DATA_DIR` that were not copied, because the database already has its own. */
async function listOtherKeys(): Promise<string[]> {
  const names = ["links", "erasure"] as const;
  const others: string[] = [];
  for (const name of names) {
    const own = await readKeyFile(join(env.DATA_DIR, `${name}.key`));
    if (own !== null && !own.equals(await getSiteKey(name))) others.push(`${name}.key`);
  }
  return others;
}

type MoveResult = { tables: MovedTable[]; otherKeys: string[]; isComplete: boolean };

/** By prefix, because an earlier release had other names. */
async function dropMovedTriggers(db: Kysely<AnyDatabase>): Promise<void> {
  const query = sql<{
    name: string;
  }>`select name from sqlite_schema where type = 'trigger' and name glob 'moved_*'`;
  for (const { name } of (await query.execute(db)).rows) await sql`drop trigger ${sql.id(name)}`.execute(db);
}

/**
 * Closes the SQLite file, or opens it again. A closed one rejects every write, also of a site that still runs on it: Postgres
 * would not have what it adds or changes, would keep leads that it removes, and would deliver again what it marks as sent.
 */
async function setClosed(file: string, isClosed: boolean): Promise<void> {
  const db = openFile<AnyDatabase>(file);
  try {
    if (!isClosed) return await dropMovedTriggers(db);
    for (const table of [...leadTables.map(({ name }) => name), "probes"])
      for (const event of ["insert", "update", "delete"]) {
        const trigger = `create trigger if not exists moved_${table}_${event} before ${event} on ${table}
          begin select raise(abort, 'moved to Postgres: set DATABASE_URL'); end`;
        await sql.raw(trigger).execute(db);
      }
  } finally {
    await db.destroy();
  }
}

/**
 * Moves leads, analytics and keys; see `moveTable`. Meanwhile neither database takes leads. Can be repeated until it is
 * complete. From then on the site may remove leads, which another move would bring back. Throws `RefusedError`.
 */
export async function moveToPostgres(databaseUrl: string): Promise<MoveResult> {
  const movedAt = await findSharedKey(moveKeys.completed);
  if (movedAt !== undefined)
    throw new RefusedError(
      `Everything was moved to this database at ${movedAt}. Nothing is moved again: that would bring back people who were removed since. To move to another database, use an empty one.`,
    );
  const leads = join(env.DATA_DIR, "leads.sqlite");
  const analytics = join(env.DATA_DIR, "analytics.sqlite");
  const [hasLeads, hasAnalytics] = [existsSync(leads), existsSync(analytics)];
  if (!hasLeads && !hasAnalytics) return { tables: [], otherKeys: [], isComplete: false };
  await setSharedKey(moveKeys.started, new Date().toISOString());
  let isComplete = false;
  try {
    const tables = hasLeads ? await moveLeads(leads, databaseUrl) : [];
    if (hasAnalytics)
      tables.push(...(await moveAnalytics(analytics, env.ANALYTICS_DATABASE_URL ?? databaseUrl)));
    const otherKeys = await listOtherKeys();
    isComplete = tables.every(({ isSame }) => isSame) && otherKeys.length === 0;
    if (isComplete) await setSharedKey(moveKeys.completed, new Date().toISOString());
    return { tables, otherKeys, isComplete };
  } finally {
    // If only the answer to the last write was lost, Postgres takes leads: the file stays closed.
    if (!isComplete && hasLeads) await setClosed(leads, false);
  }
}
