import "server-only";
import { type Kysely, sql } from "kysely";
import { countOutcome } from "./counts";
import type { AnalyticsDatabase, AnalyticsTable } from "./types";

/** Shares of the tables: a flood of one kind of row must not displace the other. */
const shares = { analytics_events: 0.8, web_vitals: 0.2 } as const satisfies Record<AnalyticsTable, number>;
/** A full table is reduced to this share of its limit, so that not every write has to delete rows. */
const targetShare = 0.95;
const rowsPerStatement = 1_000;

/**
 * Keeps the tables within their size limit: deletes and counts the oldest rows of a full table.
 * @param maxBytes of both tables together
 */
export function createSizeLimiter(db: Kysely<AnalyticsDatabase>, maxBytes: number) {
  /** Last measured size of each table plus everything written since. */
  let used: Partial<Record<AnalyticsTable, number>> = {};
  let working: Promise<void> = Promise.resolve();

  async function measure(table: AnalyticsTable): Promise<number> {
    const { total } = await db
      .selectFrom(table)
      .select(sql<number>`coalesce(sum(bytes), 0)`.as("total"))
      .executeTakeFirstOrThrow();
    return total;
  }

  async function dropOldest(table: AnalyticsTable): Promise<number> {
    const oldest = db.selectFrom(table).select("id").orderBy("at").limit(rowsPerStatement);
    const dropped = await db.deleteFrom(table).where("id", "in", oldest).returning("bytes").execute();
    countOutcome("dropped", dropped.length);
    return dropped.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async function makeRoom(table: AnalyticsTable, incoming: number): Promise<void> {
    const limit = maxBytes * shares[table];
    const known = used[table];
    if (known !== undefined && known + incoming <= limit) return;
    // Rows sent twice are stored once, so the estimate can be too high: measure again.
    let bytes = await measure(table);
    if (bytes + incoming > limit) {
      while (bytes + incoming > limit * targetShare) {
        const dropped = await dropOldest(table);
        if (dropped === 0) break;
        bytes -= dropped;
      }
    }
    used[table] = bytes;
  }

  return {
    /** Makes room for a write and adds it to the estimate. Rejects when the database does. */
    reserve(table: AnalyticsTable, bytes: number): Promise<void> {
      const turn = working.then(async () => {
        await makeRoom(table, bytes);
        used[table] = (used[table] ?? 0) + bytes;
      });
      working = turn.catch(() => {});
      return turn;
    },
    /** Measures both tables again at the next write, because other processes write to them, too. */
    invalidate() {
      used = {};
    },
  };
}
