import "server-only";
import { createIfMissing, openPool, shortTimeouts, toStoreError } from "@/lib/platform/database/postgres";

/** A file of a build, by its URL path: `/_next/static/chunks/1x.js`. */
export type Asset = { path: string; body: Buffer };

/** Longer than a browser keeps a page open across releases. */
const keptDays = 30;

const table = `create table if not exists release_assets (
  path text primary key, body bytea not null, seen_at timestamptz not null default now())`;

/**
 * The scripts, style sheets and public files of all releases, in Postgres. While two releases run side by side,
 * a page of one may request its files from a server of the other. All methods throw `StoreUnavailableError`.
 */
export function createAssetStore(databaseUrl: string) {
  const pool = openPool(databaseUrl, 1);
  const reading = openPool(databaseUrl, 1, shortTimeouts);

  async function share(assets: readonly Asset[]): Promise<void> {
    await createIfMissing(pool, table);
    const touch = "update release_assets set seen_at = now() where path = any($1) returning path";
    const { rows } = await pool.query<{ path: string }>(touch, [assets.map(({ path }) => path)]);
    const known = new Set(rows.map(({ path }) => path));
    const insert = "insert into release_assets (path, body) values ($1, $2) on conflict (path) do nothing";
    for (const { path, body } of assets) if (!known.has(path)) await pool.query(insert, [path, body]);
    await pool.query(`delete from release_assets where seen_at < now() - interval '${keptDays} days'`);
  }

  return {
    /** Adds the files of this server's release, and removes those that no server has had for 30 days. */
    share: (assets: readonly Asset[]) =>
      share(assets).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    /** The content of a file of any release; null for an unknown path. */
    async find(path: string): Promise<Buffer | null> {
      try {
        const select = "select body from release_assets where path = $1";
        return (await reading.query<{ body: Buffer }>(select, [path])).rows[0]?.body ?? null;
      } catch (error) {
        throw toStoreError(error);
      }
    },
    close: () => Promise.allSettled([pool.end(), reading.end()]),
  };
}

export type AssetStore = ReturnType<typeof createAssetStore>;
