import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AssetStore, createAssetStore } from "@/lib/platform/assets/asset-store";
import { bufferResponse } from "@/lib/server/document/buffer-response";
import { withSharedAssets } from "@/lib/server/shared-assets";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";
import { createDatabase } from "@/tests/fixtures/shared-postgres";

const stores: AssetStore[] = [];

afterEach(async () => {
  stopServingAnswers();
  for (const store of stores.splice(0)) await store.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  globalThis.oxbowHasSharedAssets = undefined;
});

function openAssets(databaseUrl: string): AssetStore {
  const store = createAssetStore(databaseUrl);
  stores.push(store);
  return store;
}

async function query(databaseUrl: string, text: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ path: string }>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Sets all files back by a number of days, as if their servers had stopped then. */
const age = (databaseUrl: string, days: number) =>
  query(databaseUrl, `update release_assets set seen_at = seen_at - interval '${days} days'`);

/** Starts sharing in a new process of a release with these files. */
async function shareRelease(folder: string, databaseUrl: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", databaseUrl);
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  await (await import("@/lib/platform/assets/share-assets")).shareAssets();
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
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
  });

  it("answers 404 for a file of no release, and never serves another type of file", async () => {
    const databaseUrl = await createDatabase();
    const store = openAssets(databaseUrl);
    await store.share([{ path: "/robots.txt", body: Buffer.from("of the other release") }]);
    const url = await serveRelease(store);
    expect((await fetch(`${url}/_next/static/chunks/none.js`)).status).toBe(404);
    expect((await fetch(`${url}/robots.txt`)).status).toBe(404);
  });

  it("shares what a page loads, and is ready for the next server to be replaced once that is done", async () => {
    const folder = mkdtempSync(join(tmpdir(), "oxbow-assets-"));
    const names = ["press/logo.svg", "fonts/geist.woff2", "fonts/geist.OFL.txt", "favicon.ico"];
    for (const path of [".next/static/chunks/1x.js", ...names.map((name) => `public/${name}`)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), path);
    }
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await shareRelease(folder, "postgres://127.0.0.1:1/nothing");
    expect(globalThis.oxbowHasSharedAssets).toBe(false);
    const databaseUrl = await createDatabase();
    await shareRelease(folder, databaseUrl);
    expect(globalThis.oxbowHasSharedAssets).toBe(true);
    const rows = await query(databaseUrl, "select path from release_assets order by path");
    expect(rows.map(({ path }) => path)).toEqual([script, "/fonts/geist.woff2", "/press/logo.svg"]);
    rmSync(folder, { recursive: true });
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
