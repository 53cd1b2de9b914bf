import { randomUUIDv7 } from "node:crypto";
import { writeFileSync } from "node:fs";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAnalyticsStore } from "@/lib/features/analytics/store/analytics-store";
import type { AnalyticsDatabase } from "@/lib/features/analytics/store/types";
import { moveKeys, openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { NewLead } from "@/lib/features/leads/store/types";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";
import { createDatabase, execute } from "@/tests/fixtures/shared-postgres";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const key = "07".repeat(32);
const count = 450;

const folder = temporaryFolder();
let url: string;
beforeEach(async () => {
  url = await createDatabase();
  vi.stubEnv("DATA_DIR", folder());
  vi.stubEnv("DATABASE_URL", url);
});
afterEach(() => vi.unstubAllEnvs());

/** More leads than are moved at once, each with a delivery; the last one corrects the first. */
async function fillSqlite(): Promise<void> {
  const store = openSqliteLeadStore(folder("leads.sqlite"));
  await store.migrate();
  const accept = (lead: NewLead) =>
    store.accept(lead, [{ id: randomUUIDv7(), destination: "sales-email", body: "{ }" }]);
  const [first, ...others] = Array.from({ length: count - 1 }, () => buildSampleLead());
  if (!first) throw new Error("more than one lead");
  await Promise.all([first, ...others].map(accept));
  await accept({ ...buildSampleLead(), corrects: first.id });
  await store.close();
  writeFileSync(folder("links.key"), key);
}

async function fillAnalytics(): Promise<void> {
  const db = new Kysely<AnalyticsDatabase>({ dialect: sqliteDialect(folder("analytics.sqlite")) });
  const options = { keepMs: 1e12, maxBytes: 1e12, toStoreError: (error: unknown) => error };
  const store = createAnalyticsStore({ kind: "sqlite", db, ...options });
  const page = { path: "/", page_type: "home", navigation_type: "navigate" };
  await store.addVital({
    ...{ id: "v1", name: "LCP", value: 1_234.567, rating: "good", at: Date.now(), attribution: "{}" },
    ...page,
  });
  await store.close();
}

async function move() {
  vi.resetModules();
  const { moveToPostgres } = await import("@/lib/cli/move-leads");
  return moveToPostgres(url);
}

describe("moving from SQLite to Postgres", () => {
  it("copies everything, with the keys, and can be repeated after an interruption", async () => {
    await fillSqlite();
    await fillAnalytics();
    const first = await move();
    expect(first.tables.map(({ name, rows, isSame }) => [name, rows, isSame])).toEqual([
      ["leads", count, true],
      ["deliveries", count, true],
      ...["seats", "subscriptions", "erasures", "removed_keys", "removed_ids", "reminders"].map((name) => [
        name,
        0,
        true,
      ]),
      ["analytics_events", 0, true],
      ["web_vitals", 1, true],
    ]);
    expect(first.otherKeys).toEqual([]);
    const { getSiteKey } = await import("@/lib/platform/keys/site-key");
    expect((await getSiteKey("links")).toString("hex")).toBe(key);

    await expect(move()).rejects.toThrow("Nothing is moved again");
    await execute(url, "delete from leads where id in (select id from leads order by id desc limit 7)");
    await execute(url, `delete from keys where name = '${moveKeys.completed}'`);
    const again = await move();
    expect(again.tables.slice(0, 2)).toEqual([
      { name: "leads", rows: count, moved: 7, isSame: true },
      { name: "deliveries", rows: count, moved: 7, isSame: true },
    ]);
    const store = openPostgresLeadStore(url);
    expect(await store.counts()).toMatchObject({ new: count, pending: count });
    await store.close();
  });

  it("rejects writes to SQLite after the move, and Postgres until the move is complete", async () => {
    await fillSqlite();
    const file = openSqliteLeadStore(folder("leads.sqlite"));
    await file.probe();
    const lead = buildSampleLead();
    const signUp = { ...buildSampleLead({ oxm: "grace@engines.example" }), form: "scraping-digest" as const };
    await file.accept(lead, []);
    await file.accept(signUp, []);
    await move();
    const now = Date.now();
    const claimOptions = { owner: "w", leaseMs: 1_000, limit: 9, now };
    const seatLimits = { event: "oxycon", hallCapacity: 9, company: "engines", companyLimit: 9 };
    for (const attempt of [
      () => file.accept(buildSampleLead(), []),
      () => file.probe(),
      () => file.claim(claimOptions),
      () => file.confirmSeat(lead.id, seatLimits),
      () => file.unsubscribe(signUp.id, async () => [], now),
      () => file.answer(lead.id, now),
      () => file.withdraw(lead.id),
      () => file.erase("nobody@engines.example", "hash", now),
    ])
      await expect(attempt()).rejects.toThrow("moved to Postgres");
    await file.close();
    await execute(url, `delete from keys where name = '${moveKeys.completed}'`);
    const target = openPostgresLeadStore(url);
    await expect(target.counts()).rejects.toThrow("not complete");
    await move();
    expect(await target.counts()).toMatchObject({ new: count + 2 });
    await target.close();
  });

  it("reports differences, and opens the file again", async () => {
    await fillSqlite();
    await move();
    await execute(url, `delete from keys where name = '${moveKeys.completed}'`);
    await execute(
      url,
      "update leads set email = 'other@engines.example' where id = (select min(id) from leads)",
    );
    await execute(url, `update keys set value = '${"08".repeat(32)}' where name = 'links'`);
    const { tables, otherKeys } = await move();
    expect(tables.filter(({ isSame }) => !isSame).map(({ name }) => name)).toEqual(["leads"]);
    expect(otherKeys).toEqual(["links.key"]);
    const file = openSqliteLeadStore(folder("leads.sqlite"));
    await file.probe();
    await file.close();
  });

  it("opens the file again when the move fails", async () => {
    await fillSqlite();
    await move();
    await execute(url, `delete from keys where name = '${moveKeys.completed}'`);
    await execute(url, "alter table leads rename column payload to other");
    await expect(move()).rejects.toThrow("payload");
    const file = openSqliteLeadStore(folder("leads.sqlite"));
    await file.accept(buildSampleLead(), []);
    await file.close();
  });
});
