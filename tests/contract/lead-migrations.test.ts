import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { listLeadMigrations } from "@/lib/features/leads/store/migrations";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import type { LeadDatabase } from "@/lib/features/leads/store/schema";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import { postgresDialect } from "@/lib/platform/database/postgres";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";
import { createDatabase } from "@/tests/fixtures/shared-postgres";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

type Database = { connect: () => Kysely<LeadDatabase>; open: () => LeadStore };

const databases: Record<LeadStore["kind"], () => Promise<Database>> = {
  async sqlite() {
    const file = folder("leads.sqlite");
    const connect = () => new Kysely<LeadDatabase>({ dialect: sqliteDialect(file) });
    return { connect, open: () => openSqliteLeadStore(file) };
  },
  async postgres() {
    const url = await createDatabase();
    const connect = () => new Kysely<LeadDatabase>({ dialect: postgresDialect(url, 1) });
    return { connect, open: () => openPostgresLeadStore(url) };
  },
};

/** The first version's tables, with one lead: an email that is not delivered yet, and a delivery that needs attention. */
async function makeFirstVersion(old: Kysely<LeadDatabase>, kind: LeadStore["kind"]): Promise<void> {
  const provider = { getMigrations: async () => listLeadMigrations(kind) };
  const { error } = await new Migrator({ db: old, provider }).migrateTo("0001-lead-tables");
  expect(error).toBeUndefined();
  const payload = JSON.stringify(buildSampleLead().payload);
  await sql`insert into leads values ('lead-1', 'inquiry', 'key-1', 'hash', 'new', null, 'ada@engines.example', ${payload}, 1, 1)`.execute(
    old,
  );
  await sql`insert into deliveries (id, lead_id, destination, body, status, attempts, next_attempt_at) values ('mail-1', 'lead-1', 'sales-email', '{}', 'pending', 0, 1)`.execute(
    old,
  );
  await sql`insert into deliveries (id, lead_id, destination, body, status, attempts, next_attempt_at) values ('crm-1', 'lead-1', 'crm', '{}', 'attention', 9, 1)`.execute(
    old,
  );
  await old.destroy();
}

describe.each(["sqlite", "postgres"] as const)("a database of the first version on %s", (kind) => {
  it("is migrated with its leads", async () => {
    const { connect, open } = await databases[kind]();
    await makeFirstVersion(connect(), kind);
    const store = open();
    await store.migrate();
    const found = await store.getLead("lead-1");
    expect(found?.lead).toMatchObject({ email: "ada@engines.example", openSince: null, corrects: null });
    const claimed = await store.claim({ owner: "w", leaseMs: 1_000, limit: 9, now: 2 });
    expect(claimed.map(({ id }) => id)).toEqual(["mail-1"]);
    expect(await store.listLeads({ state: "attention" })).toHaveLength(1);
    expect(await store.countLeads({ state: "attention" })).toBe(1);
    expect(await store.countLeads({ state: "attention", enteredAfter: 1 })).toBe(0);
    await store.close();
  });

  it("is accepted after a newer release has migrated it", async () => {
    const { connect, open } = await databases[kind]();
    await makeFirstVersion(connect(), kind);
    const before = open();
    await before.migrate();
    await before.close();
    const newer = connect();
    await sql`insert into kysely_migration values ('9999-newer', '2027-01-01T00:00:00.000Z')`.execute(newer);
    await newer.destroy();
    const store = open();
    await store.migrate();
    expect((await store.getLead("lead-1"))?.lead.email).toBe("ada@engines.example");
    await store.close();
  });
});

it("a migration on Postgres gives up when a table is locked, so that writes do not wait behind it", async () => {
  const { connect, open } = await databases.postgres();
  await makeFirstVersion(connect(), "postgres");
  const store = open();
  const other = connect();
  await other.transaction().execute(async (tx) => {
    await sql`lock table leads in row exclusive mode`.execute(tx);
    await expect(store.migrate()).rejects.toMatchObject({ code: "55P03" });
  });
  await store.migrate();
  expect((await store.getLead("lead-1"))?.lead.email).toBe("ada@engines.example");
  await other.destroy();
  await store.close();
});
