import "server-only";
import { createHash } from "node:crypto";
import { createIfMissing, openPool, shortTimeouts, withStoreErrors } from "@/lib/platform/database/postgres";

/** A file of a build, by its URL path: `/_next/static/chunks/1x.js`. */
export type Asset = { path: string; body: Buffer };

/** How long files are kept after the last server with them has stopped: open pages may still request them. */
const keptDays = 30;

const table = `create table if not exists release_assets (
  path text primary key, body bytea not null, seen_at timestamptz not null default now())`;

const hashOf = (body: Buffer) => createHash("sha256").update(body).digest("hex");

/**
 * The scripts, style sheets and public files of all releases, in Postgres. While two releases run side by side,
 * a page of one may request its files from a server of the other. `share` and `find` throw `StoreUnavailableError`
 * while Postgres is unavailable.
 */
export function createAssetStore(databaseUrl: string) {
  const pool = openPool(databaseUrl, 1);
  const readPool = openPool(databaseUrl, 1, shortTimeouts);

  return {
    /**
     * Adds the files of this server's release, and deletes those that no server has shared for `keptDays`. Called daily
     * by every server, so that the files of a running release are kept.
     */
    share: (assets: readonly Asset[]): Promise<void> =>
      withStoreErrors(async () => {
        await createIfMissing(pool, table);
        const touch =
          "update release_assets set seen_at = now() where path = any($1) returning path, encode(sha256(body), 'hex') as hash";
        const { rows } = await pool.query<{ path: string; hash: string }>(touch, [
          assets.map(({ path }) => path),
        ]);
        const known = new Map(rows.map(({ path, hash }) => [path, hash]));
        const upsert =
          "insert into release_assets (path, body) values ($1, $2) on conflict (path) do update set body = excluded.body";
        for (const { path, body } of assets)
          if (known.get(path) !== hashOf(body)) await pool.query(upsert, [path, body]);
        await pool.query(`delete from release_assets where seen_at < now() - interval '${keptDays} days'`);
      }),
    /** The content of a file of any release; null for an unknown path. */
    find: (path: string): Promise<Buffer | null> =>
      withStoreErrors(async () => {
        const select = "select body from release_assets where path = $1";
        return (await readPool.query<{ body: Buffer }>(select, [path])).rows[0]?.body ?? null;
      }),
    close: () => Promise.allSettled([pool.end(), readPool.end()]),
  };
}

export type AssetStore = ReturnType<typeof createAssetStore>;
