import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { postgresDialect, shortTimeouts } from "@/lib/platform/database/postgres";
import { createDatabase } from "@/tests/fixtures/shared-postgres";
import { startTcpProxy } from "@/tests/fixtures/tcp-proxy";

const poolSize = 3;
type Database = { notes: { text: string } };

it("does not reuse a connection whose BEGIN timed out", async () => {
  const url = await createDatabase();
  const proxy = await startTcpProxy(Number(new URL(url).port));
  const urlViaProxy = Object.assign(new URL(url), { port: proxy.port });
  const db = new Kysely<Database>({ dialect: postgresDialect(urlViaProxy.href, poolSize, shortTimeouts) });
  // Sees only what was committed.
  const observer = new Kysely<Database>({ dialect: postgresDialect(url, 1) });
  onTestFinished(async () => {
    await db.destroy();
    await observer.destroy();
    proxy.close();
  });
  await db.schema.createTable("notes").addColumn("text", "text").execute();
  const insert = (text: string) => db.insertInto("notes").values({ text }).execute();
  const transact = () => db.transaction().execute((tx) => sql`select 1`.execute(tx));
  const transactOnAll = () => Promise.allSettled(Array.from({ length: poolSize }, transact));
  // Opens all connections.
  await transactOnAll();

  proxy.cut();
  const stalled = await transactOnAll();
  expect(stalled.map(({ status }) => status)).toEqual(Array(poolSize).fill("rejected"));
  proxy.restore();

  const texts = ["a", "b", "c"];
  await Promise.all(texts.map(insert));
  const rows = await observer.selectFrom("notes").select("text").orderBy("text").execute();
  expect(rows.map(({ text }) => text)).toEqual(texts);
});
