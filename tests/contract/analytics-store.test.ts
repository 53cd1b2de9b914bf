import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAnalyticsStore } from "@/lib/analytics/store/analytics-store";
import type { AnalyticsStore, StoredEvent } from "@/lib/analytics/store/types";
import { sqliteDialect } from "@/lib/leads/store/sqlite-dialect";

const dayMs = 86_400_000;
const now = Date.now();
const event = (id: string, more: Partial<StoredEvent> = {}): StoredEvent => ({
  id,
  name: "$pageview",
  at: now,
  person: "p",
  is_identified: 0,
  session: "s",
  path: "/",
  page_type: "home",
  source: null,
  campaign: null,
  experiment: null,
  variation: null,
  form: null,
  properties: "{}",
  ...more,
});

describe("the analytics store on SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-analytics-"));
  let store: AnalyticsStore;
  beforeAll(async () => {
    const db = () => new Kysely<never>({ dialect: sqliteDialect(join(folder, "a.sqlite")) });
    const open = () =>
      createAnalyticsStore({ kind: "sqlite", db: db(), keepMs: 10 * dayMs, toStoreError: (error) => error });
    const first = open();
    await first.addEvents([event("old", { at: now - 11 * dayMs, session: "old" })]);
    await first.close();
    // What is too old goes when the store is first used by another process.
    store = open();
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it("keeps a batch that is sent twice once, and nothing beyond its time", async () => {
    const batch = [event("1", { campaign: "c" }), event("2", { name: "form_submitted", form: "inquiry" })];
    await store.addEvents(batch);
    await store.addEvents(batch);
    expect(await store.countPageViews(0)).toBe(1);
    expect(await store.listVisits(0)).toMatchObject([
      { session: "s", campaign: "c", started: 0, submitted: 1 },
    ]);
    expect(await store.countForms(0)).toEqual([{ form: "inquiry", name: "form_submitted", count: 1 }]);
  });

  it("takes more events than one statement may name values", async () => {
    await store.addEvents(
      Array.from({ length: 1_200 }, (_, i) => event(`many-${i}`, { session: `m${i % 3}` })),
    );
    expect(await store.listVisits(0)).toHaveLength(4);
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
    expect(await store.listVitals(0)).toEqual([{ page_type: "home", name: "CLS", value: 0.2 }]);
  });
});
