import type { IncomingMessage, ServerResponse } from "node:http";
import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { type AssetStore, createAssetStore } from "@/lib/platform/assets/asset-store";
import { bufferResponse } from "@/lib/server/document/buffer-response";
import { withSharedAssets } from "@/lib/server/shared-assets";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";
import { createDatabase } from "@/tests/fixtures/shared-postgres";

const stores: AssetStore[] = [];

afterEach(async () => {
  stopServingAnswers();
  for (const store of stores.splice(0)) await store.close();
});

function openAssets(databaseUrl: string): AssetStore {
  const store = createAssetStore(databaseUrl);
  stores.push(store);
  return store;
}

/** Sets all files back by a number of days, as if their servers had stopped then. */
async function age(databaseUrl: string, days: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update release_assets set seen_at = seen_at - interval '${days} days'`);
  } finally {
    await client.end();
  }
}

/** A server of a release that has none of the files that are requested. */
const serveRelease = (store: AssetStore) => {
  const missing = async (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 404;
    response.end("not here");
  };
  return serveAnswers(withSharedAssets(bufferResponse(missing), store.find));
};

const script = "/_next/static/chunks/1x.js";

describe("files of two releases side by side", () => {
  it("serves a script of the other release", async () => {
    const databaseUrl = await createDatabase();
    await openAssets(databaseUrl).share([{ path: script, body: Buffer.from("run()") }]);
    const answer = await fetch((await serveRelease(openAssets(databaseUrl))) + script);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("run()");
    expect(answer.headers.get("content-type")).toContain("javascript");
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it("serves a file whose name has no hash for an hour only", async () => {
    const databaseUrl = await createDatabase();
    await openAssets(databaseUrl).share([{ path: "/press/logo.svg", body: Buffer.from("<svg/>") }]);
    const answer = await fetch(`${await serveRelease(openAssets(databaseUrl))}/press/logo.svg`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("answers 404 for a file of no release, and never serves another type of file", async () => {
    const databaseUrl = await createDatabase();
    const store = openAssets(databaseUrl);
    await store.share([{ path: "/robots.txt", body: Buffer.from("of the other release") }]);
    const url = await serveRelease(store);
    expect((await fetch(`${url}/_next/static/chunks/none.js`)).status).toBe(404);
    expect((await fetch(`${url}/robots.txt`)).status).toBe(404);
  });

  it("can share again, and replaces a file that has changed", async () => {
    const store = openAssets(await createDatabase());
    await store.share([{ path: script, body: Buffer.from("first") }]);
    await store.share([{ path: script, body: Buffer.from("second") }]);
    expect((await store.find(script))?.toString()).toBe("second");
  });

  it("deletes files 31 days after their last server has shared them", async () => {
    const databaseUrl = await createDatabase();
    const store = openAssets(databaseUrl);
    await store.share([
      { path: "/running.js", body: Buffer.from("running") },
      { path: "/stopped.js", body: Buffer.from("stopped") },
    ]);
    await age(databaseUrl, 20);
    await store.share([{ path: "/running.js", body: Buffer.from("running") }]);
    await age(databaseUrl, 11);
    await openAssets(databaseUrl).share([{ path: "/new.js", body: Buffer.from("new") }]);
    expect((await store.find("/running.js"))?.toString()).toBe("running");
    expect(await store.find("/stopped.js")).toBeNull();
  });
});
