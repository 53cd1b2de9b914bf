/** Copies tables from SQLite to Postgres, and verifies that the copy is the same. */
import { createHash, type Hash } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** Tables of text and numbers only, as those of leads and analytics are. */
type Row = Record<string, string | number | null>;
export type AnyDatabase = Record<string, Row>;
export type Table = { name: string; keys: readonly string[] };

/**
 * Parents first. Rows are copied in insertion order, because a correction references a lead of the same table that was
 * inserted before it.
 * Not copied: `keys` and `probes`, which each database has of its own, and `removed_mails`, whose rows expire after a
 * day and are hashed with a key of the SQLite database.
 */
export const leadTables: readonly Table[] = [
  { name: "leads", keys: ["id"] },
  { name: "deliveries", keys: ["id"] },
  { name: "seats", keys: ["event", "email"] },
  { name: "subscriptions", keys: ["email"] },
  { name: "erasures", keys: ["hash"] },
  { name: "removed_keys", keys: ["hash"] },
  { name: "removed_ids", keys: ["id"] },
  { name: "reminders", keys: ["reader"] },
];
export const analyticsTables: readonly Table[] = [
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

/** Columns by name, because their order may differ between the databases. */
function addToHash(hash: Hash, rows: readonly Row[]): void {
  for (const row of rows) hash.update(JSON.stringify(Object.entries(row).sort()));
}

export type MovedTable = { name: string; rows: number; moved: number; isSame: boolean };

/** Copies the missing rows and compares all of them. It can be repeated, also after an interruption. */
export async function moveTable(source: Database, target: Database, table: Table): Promise<MovedTable> {
  const [sourceHash, targetHash] = [createHash("sha256"), createHash("sha256")];
  const total = { rows: 0, moved: 0 };
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
    const found = await findRows(target, table, rows);
    addToHash(sourceHash, rows);
    addToHash(targetHash, found);
    total.rows += rows.length;
    total.moved += Number(inserted.numInsertedOrUpdatedRows);
  }
  const isSame = sourceHash.digest("hex") === targetHash.digest("hex");
  return { name: table.name, ...total, isSame };
}
