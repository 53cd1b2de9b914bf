import { randomUUID } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase, execute } from "@/tests/fixtures/shared-postgres";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

/** Two servers on one database, each with a data folder of its own and no key in its environment. */

const lead = "0193f1a2-0000-7000-8000-000000000001";
const crmSecret = `whsec_${Buffer.alloc(32).toString("base64")}`;

const folder = temporaryFolder();
beforeEach(async () => {
  for (const key of ["LINK_SIGNING_KEY", "ERASURE_KEY"]) vi.stubEnv(key, "");
  vi.stubEnv("DATABASE_URL", await createDatabase());
});
afterEach(() => vi.unstubAllEnvs());

async function startServer(name: string) {
  vi.resetModules();
  vi.stubEnv("DATA_DIR", folder(name));
  const { buildReceiptToken, parseReceiptToken } = await import("@/lib/features/leads/lead/receipt-token");
  const { hashErasedEmail } = await import("@/lib/features/leads/remove-leads");
  return {
    token: await buildReceiptToken(lead),
    parseReceiptToken,
    hash: await hashErasedEmail("ada@a.example"),
  };
}

describe("the keys of servers on one database", () => {
  it("are the same, so that each can read the other's receipts", async () => {
    const first = await startServer("first");
    const second = await startServer("second");
    expect(await second.parseReceiptToken(first.token)).toBe(lead);
    expect(await first.parseReceiptToken(second.token)).toBe(lead);
    expect(second.hash).toBe(first.hash);
    expect(readdirSync(folder())).toEqual([]);
  });

  it("adopt the key file of a server without a key in the database, so that its links stay valid", async () => {
    const databaseUrl = process.env.DATABASE_URL ?? "";
    vi.stubEnv("DATABASE_URL", "");
    const before = await startServer("first");
    vi.stubEnv("DATABASE_URL", databaseUrl);
    const after = await startServer("first");
    expect(await after.parseReceiptToken(before.token)).toBe(lead);
    expect((await startServer("second")).token).toBe(before.token);
  });

  it("need no file once they are in the database", async () => {
    const first = await startServer("first");
    writeFileSync(folder("links.key"), "a damaged one");
    expect((await startServer(".")).token).toBe(first.token);
    const { findKeyProblem } = await import("@/lib/platform/keys/check-keys");
    expect(await findKeyProblem()).toBeNull();
  });

  it("are created once per name, also concurrently, and never replaced", async () => {
    vi.resetModules();
    const { shareKey } = await import("@/lib/platform/keys/shared-key");
    const pending = ["links", "links", "links", "links"].map((name) => shareKey(name, randomUUID()));
    const keys = new Set(await Promise.all(pending));
    expect(keys.size).toBe(1);
    const [known] = keys;
    expect(await shareKey("links", "another")).toBe(known);
    expect(await shareKey("erasure", "another")).toBe("another");
  });

  it("are read by a role that may not write", async () => {
    vi.resetModules();
    const { shareKey } = await import("@/lib/platform/keys/shared-key");
    expect(await shareKey("links", "known")).toBe("known");
    const url = new URL(process.env.DATABASE_URL ?? "");
    const [role, password] = [`reader_${randomUUID().replaceAll("-", "")}`, randomUUID()];
    await execute(
      url.href,
      `create role ${role} login password '${password}'; grant select on keys to ${role}`,
    );
    vi.stubEnv("DATABASE_URL", Object.assign(url, { username: role, password }).href);
    vi.resetModules();
    const asReader = await import("@/lib/platform/keys/shared-key");
    expect(await asReader.shareKey("links", "another")).toBe("known");
    await expect(asReader.shareKey("erasure", "another")).rejects.toThrow("permission denied");
  });

  it("do not conflict with the migrations of the lead tables, in any order", async () => {
    const server = await startServer("first");
    const { getLeadStore } = await import("@/lib/features/leads/store");
    const store = await getLeadStore();
    await store.migrate();
    await store.close();
    globalThis.oxbowLeadStore = undefined;
    expect((await startServer("second")).token).toBe(server.token);
  });

  describe("that differ", () => {
    const secret = "a secret that is long enough";

    async function load(settings: Record<string, string>) {
      const unset = {
        DATA_DIR: folder(),
        LINK_SIGNING_KEY: "",
        REVALIDATE_SECRET: "",
        CRM_WEBHOOK_SECRET: "",
      };
      for (const [name, value] of Object.entries({ ...unset, ...settings })) vi.stubEnv(name, value);
      vi.resetModules();
      return import("@/lib/platform/keys/compare-keys");
    }
    async function listDifferent(settings: Record<string, string>, isServer = true) {
      const { listDifferentSecrets, sharedSecrets } = await load(settings);
      return listDifferentSecrets(sharedSecrets, { isServer });
    }

    it("are listed by name, until the operator accepts the new ones", async () => {
      const first = { REVALIDATE_SECRET: secret };
      expect(await listDifferent(first)).toEqual([]);
      expect(await listDifferent({ ...first, DATA_DIR: folder("second") })).toEqual([]);
      const newSecrets = { LINK_SIGNING_KEY: "07".repeat(32), REVALIDATE_SECRET: `${secret}, another` };
      expect(await listDifferent(newSecrets)).toEqual(["LINK_SIGNING_KEY", "REVALIDATE_SECRET"]);
      await (await load(newSecrets)).acceptOwnSecrets();
      expect(await listDifferent(newSecrets)).toEqual([]);
      expect(await listDifferent(first)).toEqual(["LINK_SIGNING_KEY", "REVALIDATE_SECRET"]);
    });

    it("include one that only some servers have, in either order", async () => {
      const [first, second] = [{ REVALIDATE_SECRET: secret }, { CRM_WEBHOOK_SECRET: crmSecret }];
      const both = ["REVALIDATE_SECRET", "CRM_WEBHOOK_SECRET"];
      expect(await listDifferent(first)).toEqual([]);
      expect(await listDifferent(second)).toEqual(both);
      await (await load(second)).acceptOwnSecrets();
      expect(await listDifferent(second)).toEqual([]);
      expect(await listDifferent(first)).toEqual(both);
    });

    it("do not include one that a command lacks and no server has compared", async () => {
      expect(await listDifferent({}, false)).toEqual([]);
      expect(await listDifferent({ REVALIDATE_SECRET: secret })).toEqual([]);
      expect(await listDifferent({}, false)).toEqual(["REVALIDATE_SECRET"]);
    });

    it("do not include one of an older version, which recorded only what was set", async () => {
      const server = { REVALIDATE_SECRET: secret };
      expect(await listDifferent(server)).toEqual([]);
      await execute(process.env.DATABASE_URL ?? "", "delete from keys where value = 'not set'");
      expect(await listDifferent(server)).toEqual([]);
    });
  });

  it("are unavailable while the database is down", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
    await expect(startServer("first")).rejects.toMatchObject({ name: "StoreUnavailableError" });
  });
});
