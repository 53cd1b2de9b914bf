import "server-only";
import { type Kysely, type NotNull, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { migrate } from "@/lib/platform/database/migrate";
import { createSizeLimiter } from "./space";
import {
  type AnalyticsDatabase,
  bytesOfRow,
  type FormCount,
  type PageCount,
  type Segment,
  type StoredEvent,
  type StoredVital,
  surveyEvents,
  type TimeRange,
  type VisitCount,
} from "./types";

type StoreKind = "sqlite" | "postgres";

const sweepEveryMs = 600_000;
/** Limits the memory of the reports command. */
const listLimit = 500_000;

function createTables(kind: StoreKind): Migration {
  const time = kind === "sqlite" ? "integer" : "bigint";
  const number = kind === "sqlite" ? "real" : "double precision";
  const end = sql.raw(kind === "sqlite" ? "strict" : "");
  return {
    async up(db) {
      let events = db.schema
        .createTable("analytics_events")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("at", time, (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("is_identified", "integer", (column) => column.notNull())
        .addColumn("session", "text", (column) => column.notNull());
      for (const name of [
        "path",
        "page_type",
        "source",
        "campaign",
        "experiment",
        "variation",
        "form",
      ] as const) {
        events = events.addColumn(name, "text");
      }
      await events
        .addColumn("properties", "text", (column) => column.notNull())
        .modifyEnd(end)
        .execute();
      await db.schema.createIndex("analytics_events_at").on("analytics_events").column("at").execute();
      await db.schema
        .createTable("web_vitals")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("value", sql.raw(number), (column) => column.notNull())
        .addColumn("rating", "text", (column) => column.notNull())
        .addColumn("at", time, (column) => column.notNull())
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("page_type", "text", (column) => column.notNull())
        .addColumn("navigation_type", "text", (column) => column.notNull())
        .addColumn("attribution", "text", (column) => column.notNull())
        .modifyEnd(end)
        .execute();
      await db.schema.createIndex("web_vitals_at").on("web_vitals").column("at").execute();
    },
  };
}

/** Columns that segment visits, in addition to source and campaign. */
const addVisitColumns: Migration = {
  async up(db) {
    // SQLite adds one column per statement.
    for (const name of ["medium", "content", "country", "device"]) {
      await db.schema.alterTable("analytics_events").addColumn(name, "text").execute();
    }
  },
};

/** The size of each row, to bound the whole store. */
const addSizes: Migration = {
  async up(db) {
    for (const table of ["analytics_events", "web_vitals"]) {
      await db.schema
        .alterTable(table)
        .addColumn("bytes", "integer", (column) => column.notNull().defaultTo(500))
        .execute();
      // The sum of sizes is read from the index alone.
      await db.schema.dropIndex(`${table}_at`).execute();
      await db.schema.createIndex(`${table}_size`).on(table).columns(["at", "bytes"]).execute();
    }
  },
};

const migrationsOf = (kind: StoreKind): Record<string, Migration> => ({
  "2026-11-21-analytics": createTables(kind),
  "2026-11-22-visit-columns": addVisitColumns,
  "2026-11-23-sizes": addSizes,
});

const withSize = <Row extends StoredEvent | StoredVital>(row: Row) => ({ ...row, bytes: bytesOfRow(row) });

type Options = {
  kind: StoreKind;
  db: Kysely<AnalyticsDatabase>;
  /** Retention, in ms. */
  keepMs: number;
  /** Limit for all rows in bytes; beyond it, the oldest rows are deleted. */
  maxBytes: number;
  /** Rejects with a `StoreUnavailableError` when the disk is too full to write. */
  checkDisk?: () => Promise<void>;
  toStoreError: (error: unknown) => unknown;
};

/** Analytics in a database. The first use runs the migrations; writes delete expired rows, at most every ten minutes. */
export function createAnalyticsStore(options: Options) {
  const { kind, db, keepMs, maxBytes, checkDisk, toStoreError } = options;
  const space = createSizeLimiter(db, maxBytes);
  let ready: Promise<void> | null = null;
  let sweptAt = Number.NEGATIVE_INFINITY;

  // Leads and analytics can share a Postgres database, so each has its own migration table.
  const migrationTables = {
    migrationTableName: "analytics_migration",
    migrationLockTableName: "analytics_migration_lock",
  };

  async function sweep(now: number): Promise<void> {
    // A monotonic clock: setting the system clock back must not delay the next sweep.
    if (performance.now() - sweptAt < sweepEveryMs) return;
    sweptAt = performance.now();
    space.invalidate();
    for (const table of ["analytics_events", "web_vitals"] as const) {
      await db
        .deleteFrom(table)
        .where("at", "<", now - keepMs)
        .execute();
    }
  }

  /** Wraps a method of the store: runs the migrations before the first call, and converts errors. */
  const withStore =
    <Input, Result>(work: (input: Input) => Promise<Result>) =>
    async (input: Input): Promise<Result> => {
      try {
        ready ??= migrate(db, migrationsOf(kind), migrationTables);
        await ready.catch((error: unknown) => {
          ready = null;
          throw error;
        });
        return await work(input);
      } catch (error) {
        throw toStoreError(error);
      }
    };

  const countOf = (name: string) => sql<number>`count(*) filter (where name = ${name})`;
  const eventsIn = ({ from, to }: TimeRange) =>
    db.selectFrom("analytics_events").where("at", ">=", from).where("at", "<", to);
  /** Counts the sessions of a query that have an event of this name. */
  const sessionsWith = (name: string, range: TimeRange) =>
    sql<number>`count(*) filter (where session in ${eventsIn(range).where("name", "=", name).select("session")})`;
  /** The name of a segment's value; for experiments "<experiment> <variation>". */
  const nameIn = (segment: Segment) =>
    segment === "experiment"
      ? sql<string>`experiment || ' ' || coalesce(variation, '')`
      : sql.ref<string>(segment);

  return {
    /** Events whose id exists already are ignored. At most 500 per call (`maxEvents` of `ingest`). */
    addEvents: withStore(async (events: readonly StoredEvent[]) => {
      await sweep(Date.now());
      await checkDisk?.();
      const rows = events.map(withSize);
      await space.reserve(
        "analytics_events",
        rows.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      await db
        .insertInto("analytics_events")
        .values(rows)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    }),
    addVital: withStore(async (vital: StoredVital) => {
      await sweep(Date.now());
      await checkDisk?.();
      const row = withSize(vital);
      const { id: _id, ...rest } = row;
      await space.reserve("web_vitals", row.bytes);
      // web-vitals reports a metric again when its value changes; the last value counts.
      await db
        .insertInto("web_vitals")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
        .execute();
    }),
    /** Numbers of visits, of page views, and of visits that sent a form. */
    countVisits: withStore((range: TimeRange) =>
      eventsIn(range)
        .select(({ fn }) => [
          fn.count<number>("session").distinct().as("visits"),
          countOf("$pageview").as("views"),
          sql<number>`count(distinct session) filter (where name = 'form_submitted')`.as("sent"),
        ])
        .executeTakeFirstOrThrow(),
    ),
    /**
     * Visits per value of a segment, and how many of them started and sent a form. A visit with several values counts under
     * each, one without a source as "(direct)".
     */
    countVisitsBy: withStore(
      ({ segment, range }: { segment: Segment; range: TimeRange }): Promise<VisitCount[]> => {
        const named = eventsIn(range)
          .where(segment, "is not", null)
          .select(["session", nameIn(segment).as("name")])
          .distinct();
        const direct = eventsIn(range)
          .groupBy("session")
          .having(sql`max(source)`, "is", null)
          .select(["session", sql<string>`'(direct)'`.as("name")]);
        return (
          db
            .selectFrom((segment === "source" ? named.unionAll(direct) : named).as("named"))
            .groupBy("name")
            .select(({ fn }) => [
              "name",
              fn.countAll<number>().as("visits"),
              sessionsWith("form_started", range).as("started"),
              sessionsWith("form_submitted", range).as("sent"),
            ])
            // The variants of an experiment stay together.
            .$if(segment === "experiment", (query) => query.orderBy("name"))
            .orderBy("visits", "desc")
            .orderBy("name")
            .limit(listLimit)
            .execute()
        );
      },
    ),
    countPages: withStore(
      (range: TimeRange): Promise<PageCount[]> =>
        eventsIn(range)
          .where("path", "is not", null)
          .groupBy("path")
          .select(({ fn }) => [
            "path as name",
            countOf("$pageview").as("views"),
            fn.count<number>("session").distinct().as("visits"),
            countOf("form_started").as("started"),
            countOf("form_submitted").as("sent"),
          ])
          .orderBy("views", "desc")
          .orderBy("path")
          .limit(listLimit)
          .$narrowType<{ name: NotNull }>()
          .execute(),
    ),
    countForms: withStore(
      (range: TimeRange): Promise<FormCount[]> =>
        eventsIn(range)
          .where("name", "in", ["form_started", "form_submitted"])
          .where("form", "is not", null)
          .groupBy("form")
          .select([
            "form as name",
            countOf("form_started").as("started"),
            countOf("form_submitted").as("sent"),
          ])
          .orderBy("form")
          .$narrowType<{ name: NotNull }>()
          .execute(),
    ),
    /** Events of `surveyEvents`, oldest first. */
    listSurveyEvents: withStore((range: TimeRange) =>
      eventsIn(range)
        .where("name", "in", [...surveyEvents])
        .select(["name", "at", "properties"])
        .orderBy("at")
        .limit(listLimit)
        .execute(),
    ),
    listVitals: withStore(({ from, to }: TimeRange) =>
      db
        .selectFrom("web_vitals")
        .where("at", ">=", from)
        .where("at", "<", to)
        .select(["page_type", "name", "value"])
        .orderBy("at", "desc")
        .limit(listLimit)
        .execute(),
    ),
    close: () => db.destroy(),
  };
}

export type AnalyticsStore = ReturnType<typeof createAnalyticsStore>;
