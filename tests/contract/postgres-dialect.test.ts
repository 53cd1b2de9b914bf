import { connect, createServer, type Socket } from "node:net";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { postgresDialect, shortTimeouts } from "@/lib/platform/database/postgres";
import { createDatabase } from "@/tests/fixtures/shared-postgres";

/** A proxy in front of Postgres that can hold back what clients send. */
async function startStallingProxy(url: string) {
  const { hostname, port } = new URL(url);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    clients.add(client);
    client.pipe(upstream).pipe(client);
    client.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    server.close();
  });
  const address = server.address();
  const proxied = new URL(url);
  if (typeof address === "object" && address !== null) proxied.port = String(address.port);
  const forEach = (change: (client: Socket) => void) => clients.forEach(change);
  return {
    url: proxied.href,
    stall: () => forEach((client) => client.pause()),
    resume: () => forEach((client) => client.resume()),
  };
}

const poolSize = 3;
type Database = { notes: { text: string } };

it("does not reuse a connection whose BEGIN timed out", async () => {
  const url = await createDatabase();
  const proxy = await startStallingProxy(url);
  const db = new Kysely<Database>({ dialect: postgresDialect(proxy.url, poolSize, shortTimeouts) });
  // Sees only what was committed.
  const observer = new Kysely<Database>({ dialect: postgresDialect(url, 1) });
  onTestFinished(async () => {
    await db.destroy();
    await observer.destroy();
  });
  await db.schema.createTable("notes").addColumn("text", "text").execute();
  const insert = (text: string) => db.insertInto("notes").values({ text }).execute();
  const transact = () => db.transaction().execute((tx) => sql`select 1`.execute(tx));
  const transactOnAll = () => Promise.allSettled(Array.from({ length: poolSize }, transact));
  await transactOnAll();

  proxy.stall();
  const stalled = await transactOnAll();
  expect(stalled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  proxy.resume();

  const texts = ["a", "b", "c"];
  await Promise.all(texts.map(insert));
  const rows = await observer.selectFrom("notes").select("text").orderBy("text").execute();
  expect(rows.map(({ text }) => text)).toEqual(texts);
});
