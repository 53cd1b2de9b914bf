import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnalyticsStore, createAnalyticsStore } from "@/lib/features/analytics/store/analytics-store";
import { analyticsCounts } from "@/lib/features/analytics/store/counts";
import type { AnalyticsDatabase, StoredEvent } from "@/lib/features/analytics/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { openPool } from "@/lib/platform/database/postgres";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { createDatabase } from "@/tests/fixtures/shared-postgres";
import { buildStoredEvent } from "@/tests/fixtures/stored-event";

const dayMs = 86_400_000;
const megabyte = 1_024 * 1_024;
const now = Date.now();
const always = { from: 0, to: Number.MAX_SAFE_INTEGER };
const event = (id: string, more: Partial<StoredEvent> = {}) => buildStoredEvent(id, { at: now, ...more });

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
    // Expired events are deleted when another process first uses the store.
    store = open();
  });
  afterAll(() => store.close());

  it("stores a resent batch once, and nothing beyond the retention period", async () => {
    const batch = [event("1", { campaign: "c" }), event("2", { name: "form_submitted", form: "inquiry" })];
    await store.addEvents(batch);
    await store.addEvents(batch);
    expect(await store.countPageViews(always)).toBe(1);
    expect(await store.listVisits(always)).toMatchObject([{ session: "s", started: 0, submitted: 1 }]);
    expect(await store.listCampaigns(always)).toMatchObject([{ session: "s", campaign: "c" }]);
    expect(await store.countForms(always)).toEqual([{ form: "inquiry", name: "form_submitted", count: 1 }]);
  });

  it("groups events by visit, with each experiment that a visit has seen", async () => {
    const at = now - dayMs;
    const seen = (id: string, experiment: string, variation: string) =>
      event(id, { name: "experiment_viewed", at, session: "x", experiment, variation, path: "/pricing" });
    await store.addEvents([
      event("x1", { at, session: "x", path: "/pricing", medium: "email", country: "NL", device: "Mobile" }),
      seen("x2", "a", "control"),
      seen("x3", "a", "control"),
      seen("x4", "b", "plain"),
      event("x5", { at, session: "x", name: "form_submitted", form: "inquiry", path: "/contact" }),
      event("x6", { at, session: "x", name: "survey sent", properties: '{"$survey_id":"s"}' }),
    ]);
    const day = { from: at, to: at + 1 };
    expect(await store.listVisits(day)).toEqual([
      {
        session: "x",
        country: "NL",
        device: "Mobile",
        started: 0,
        submitted: 1,
      },
    ]);
    expect(await store.listVisits({ from: 0, to: at })).toEqual([]);
    expect(await store.listCampaigns(day)).toEqual([
      { session: "x", source: null, medium: "email", campaign: null, content: null },
    ]);
    expect(await store.listExposures(day)).toHaveLength(2);
    expect(await store.countPages(day)).toEqual(
      expect.arrayContaining([
        { path: "/pricing", visits: 1, views: 1, started: 0, submitted: 0 },
        { path: "/contact", visits: 1, views: 0, started: 0, submitted: 1 },
      ]),
    );
    expect(await store.listSurveyEvents(day)).toEqual([
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

  it("stores repeated events once, and evicts nothing for them", async () => {
    const before = analyticsCounts().dropped;
    for (let i = 0; i < 60; i += 1) await store.addEvents(batch(0));
    expect(await store.countPageViews(always)).toBe(100);
    expect(analyticsCounts().dropped).toBe(before);
  });

  it("evicts and counts the oldest events, and never exceeds the limit", async () => {
    const before = analyticsCounts().dropped;
    for (let number = 1; number <= 100; number += 1) await store.addEvents(batch(number));
    expect(await sumOf()).toBeLessThanOrEqual(maxBytes);
    const left = await store.countPageViews(always);
    expect(analyticsCounts().dropped - before).toBe(10_100 - left);
    const sessions = (await store.listVisits(always)).map(({ session }) => Number(session.slice(1)));
    expect(Math.max(...sessions)).toBe(100);
    // The remaining events are the newest, without a gap.
    expect(sessions.length).toBe(100 - Math.min(...sessions) + 1);
    if (kind === "sqlite")
      expect(statSync(join(folder, "bounded.sqlite")).size).toBeLessThanOrEqual(1.5 * maxBytes);
  });

  it("writes nothing when the disk is full, and can still be read", async () => {
    mayWrite = false;
    const before = await store.countPageViews(always);
    await expect(store.addEvents(batch(200))).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await store.countPageViews(always)).toBe(before);
    mayWrite = true;
  });
});
