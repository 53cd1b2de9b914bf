import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnalyticsStore, createAnalyticsStore } from "@/lib/features/analytics/store/analytics-store";
import { analyticsCounts } from "@/lib/features/analytics/store/counts";
import type { AnalyticsDatabase, Segment, StoredEvent } from "@/lib/features/analytics/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { openPool } from "@/lib/platform/database/postgres";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { createDatabase } from "@/tests/fixtures/shared-postgres";
import { buildStoredEvent } from "@/tests/fixtures/stored-event";

const dayMs = 86_400_000;
const megabyte = 1_024 * 1_024;
const now = Date.now();
const always = { from: 0, to: Number.MAX_SAFE_INTEGER };
const event = (id: string, overrides: Partial<StoredEvent> = {}) =>
  buildStoredEvent(id, { at: now, ...overrides });

type Kind = "sqlite" | "postgres";
const folder = mkdtempSync(join(tmpdir(), "oxbow-analytics-"));

async function createDialects(kind: Kind, name = "a"): Promise<() => Dialect> {
  if (kind === "sqlite") return () => sqliteDialect(join(folder, `${name}.sqlite`));
  const url = await createDatabase();
  return () => new PostgresDialect({ pool: openPool(url, 2) });
}

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["sqlite", "postgres"] as const)("the analytics store on %s", (kind) => {
  let store: AnalyticsStore;
  beforeAll(async () => {
    const createDialect = await createDialects(kind);
    const open = () =>
      createAnalyticsStore({
        kind,
        db: new Kysely<AnalyticsDatabase>({ dialect: createDialect() }),
        keepMs: 10 * dayMs,
        maxBytes: 100 * megabyte,
        toStoreError: (error) => error,
      });
    const first = open();
    await first.addEvents([event("old", { at: now - 11 * dayMs, session: "old" })]);
    await first.close();
    // Another process deletes expired events with its first write.
    store = open();
  });
  afterAll(() => store.close());

  it("stores a resent batch once, and nothing beyond the retention period", async () => {
    const batch = [event("1"), event("2", { name: "form_submitted", form: "inquiry" })];
    await store.addEvents(batch);
    await store.addEvents(batch);
    expect(await store.countVisits(always)).toEqual({ visits: 1, views: 1, sent: 1 });
  });

  it("counts visits by segment, most visits first", async () => {
    const at = now - dayMs;
    const range = { from: at, to: at + 1 };
    const eventOf = (session: string, id: string, overrides: Partial<StoredEvent>) =>
      event(`${session} ${id}`, { at, session, ...overrides });
    const exposure = { name: "experiment_viewed", path: "/pricing" };
    await store.addEvents([
      eventOf("x", "1", {
        path: "/pricing",
        medium: "email",
        source: "news",
        country: "NL",
        device: "Mobile",
      }),
      // The same visit, from another link.
      eventOf("x", "2", { path: "/pricing", campaign: "spring", source: "news" }),
      eventOf("x", "3", { ...exposure, experiment: "a", variation: "control" }),
      eventOf("x", "4", { ...exposure, experiment: "b", variation: "plain" }),
      eventOf("x", "5", { name: "form_started", form: "inquiry", path: "/contact" }),
      eventOf("x", "6", { name: "form_submitted", form: "inquiry", path: "/contact" }),
      eventOf("x", "7", { name: "survey sent", properties: '{"$survey_id":"s"}' }),
      eventOf("y", "1", { path: "/pricing", source: "news" }),
      eventOf("y", "2", { ...exposure, experiment: "a", variation: "control" }),
      eventOf("z", "1", { path: "/blog" }),
    ]);
    const counts = (visits: number, sent: number) => ({ visits, started: sent, sent });
    const of = (segment: Segment) => store.countVisitsBy({ segment, range });
    expect(await store.countVisits(range)).toEqual({ visits: 3, views: 4, sent: 1 });
    expect(await store.countVisits({ from: 0, to: at })).toEqual({ visits: 0, views: 0, sent: 0 });
    expect(await of("source")).toEqual([
      { name: "news", ...counts(2, 1) },
      { name: "(direct)", ...counts(1, 0) },
    ]);
    expect(await of("experiment")).toEqual([
      { name: "a control", ...counts(2, 1) },
      { name: "b plain", ...counts(1, 1) },
    ]);
    expect(await of("medium")).toEqual([{ name: "email", ...counts(1, 1) }]);
    expect(await of("content")).toEqual([]);
    expect(await store.countPages(range)).toMatchObject([
      { name: "/pricing", views: 3, visits: 2, started: 0, sent: 0 },
      { name: "/blog", views: 1, visits: 1, started: 0, sent: 0 },
      { name: "/", views: 0 },
      { name: "/contact", views: 0, visits: 1, started: 1, sent: 1 },
    ]);
    expect(await store.countForms(range)).toEqual([{ name: "inquiry", started: 1, sent: 1 }]);
    expect(await store.listSurveyEvents(range)).toEqual([
      { name: "survey sent", at, properties: '{"$survey_id":"s"}' },
    ]);
  });

  it("keeps the last value of a measurement", async () => {
    const vital = {
      id: "v",
      name: "CLS",
      value: 0.1,
      rating: "good",
      at: now,
      path: "/",
      page_type: "home",
      navigation_type: "navigate",
      attribution: "{}",
    };
    await store.addVital(vital);
    await store.addVital({ ...vital, value: 0.2 });
    expect(await store.listVitals(always)).toEqual([{ page_type: "home", name: "CLS", value: 0.2 }]);
  });
});

describe.each(["sqlite", "postgres"] as const)("the bound of the analytics store on %s", (kind) => {
  const maxBytes = 2 * megabyte;
  let store: AnalyticsStore;
  let mayWrite = true;
  let db: Kysely<AnalyticsDatabase>;
  beforeAll(async () => {
    const createDialect = await createDialects(kind, "bounded");
    db = new Kysely<AnalyticsDatabase>({ dialect: createDialect() });
    const checkDisk = async () => {
      if (!mayWrite) throw new StoreUnavailableError("full");
    };
    store = createAnalyticsStore({
      kind,
      db,
      keepMs: 10 * dayMs,
      maxBytes,
      checkDisk,
      toStoreError: (error) => error,
    });
  });
  afterAll(() => store.close());

  const properties = JSON.stringify({ text: "x".repeat(1_000) });
  const batch = (number: number) =>
    Array.from({ length: 100 }, (_, i) =>
      event(`${number}-${i}`, { at: now - dayMs + number * 1_000 + i, session: `s${number}`, properties }),
    );
  const sumOf = async () => {
    const sum = sql<number>`coalesce(sum(bytes), 0)`.as("sum");
    return Number((await db.selectFrom("analytics_events").select(sum).executeTakeFirstOrThrow()).sum);
  };

  const countViews = async () => (await store.countVisits(always)).views;

  it("stores repeated events once, and evicts nothing for them", async () => {
    const before = analyticsCounts().dropped;
    for (let i = 0; i < 60; i += 1) await store.addEvents(batch(0));
    expect(await countViews()).toBe(100);
    expect(analyticsCounts().dropped).toBe(before);
  });

  it("evicts and counts the oldest events, and never exceeds the limit", async () => {
    const before = analyticsCounts().dropped;
    for (let number = 1; number <= 100; number += 1) await store.addEvents(batch(number));
    expect(await sumOf()).toBeLessThanOrEqual(maxBytes);
    expect(analyticsCounts().dropped - before).toBe(10_100 - (await countViews()));
    const sessions = (await db.selectFrom("analytics_events").select("session").distinct().execute()).map(
      ({ session }) => Number(session.slice(1)),
    );
    expect(Math.max(...sessions)).toBe(100);
    // The remaining events are the newest, without a gap.
    expect(sessions.length).toBe(100 - Math.min(...sessions) + 1);
    if (kind === "sqlite")
      expect(statSync(join(folder, "bounded.sqlite")).size).toBeLessThanOrEqual(1.5 * maxBytes);
  });

  it("writes nothing when the disk is full, and can still be read", async () => {
    mayWrite = false;
    const before = await countViews();
    await expect(store.addEvents(batch(200))).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await countViews()).toBe(before);
    mayWrite = true;
  });
});
