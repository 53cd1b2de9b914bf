import "server-only";
import { type Kysely, sql } from "kysely";
import { countOutcome } from "./counts";
import type { AnalyticsDatabase, AnalyticsTable } from "./types";

/** How the room is divided: a flood of one kind must not push out the other. */
const shares = { analytics_events: 0.8, web_vitals: 0.2 } as const satisfies Record<AnalyticsTable, number>;
/** Once a table is full, it is emptied down to this share, so that not every write has to make room. */
const emptiedTo = 0.95;
const rowsAtOnce = 1_000;

/**
 * Keeps the tables within their bytes: when one is full, its oldest rows are dropped, and counted.
 * @param maxBytes of both tables together
 */
export function createSpaceKeeper(db: Kysely<AnalyticsDatabase>, maxBytes: number) {
  /** Bytes of each table as last measured, and all that was written since. */
  let used: Partial<Record<AnalyticsTable, number>> = {};
  let working: Promise<void> = Promise.resolve();

  async function measure(table: AnalyticsTable): Promise<number> {
    const { total } = await db
      .selectFrom(table)
      .select(sql<number>`coalesce(sum(bytes), 0)`.as("total"))
      .executeTakeFirstOrThrow();
    // Postgres sums up to text.
    return Number(total);
  }

  async function dropOldest(table: AnalyticsTable): Promise<number> {
    const oldest = db.selectFrom(table).select("id").orderBy("at").limit(rowsAtOnce);
    const dropped = await db.deleteFrom(table).where("id", "in", oldest).returning("bytes").execute();
    countOutcome("dropped", dropped.length);
    return dropped.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async function makeRoom(table: AnalyticsTable, coming: number): Promise<void> {
    const limit = maxBytes * shares[table];
    const known = used[table];
    if (known !== undefined && known + coming <= limit) return;
    // What was sent twice is written once: the sum of what was sent says too much.
    let bytes = await measure(table);
    if (bytes + coming > limit) {
      while (bytes + coming > limit * emptiedTo) {
        const dropped = await dropOldest(table);
        if (dropped === 0) break;
        bytes -= dropped;
      }
    }
    used[table] = bytes;
  }

  return {
    /** Notes what is about to be written, and makes room for it. Rejects as the database does. */
    reserve(table: AnalyticsTable, bytes: number): Promise<void> {
      const turn = working.then(async () => {
        await makeRoom(table, bytes);
        used[table] = (used[table] ?? 0) + bytes;
      });
      working = turn.catch(() => {});
      return turn;
    },
    /** Has both tables measured anew at the next write: other processes write to them, too. */
    forget() {
      used = {};
    },
  };
}
