import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { setAssetsShared } from "@/lib/platform/runtime/process-state";
import type { Runtime } from "@/lib/platform/runtime/runtime";
import type { Asset } from "./asset-store";
import { assetTypeOf } from "./asset-types";

const dayMs = 86_400_000;
const retryMs = 10_000;

/** The files below a folder that a page loads, with their paths below `prefix`. */
async function readAssets(folder: string, prefix: string): Promise<Asset[]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && assetTypeOf(entry.name) !== undefined)
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files.map(async (file) => ({
      path: `${prefix}/${relative(folder, file).split(sep).join("/")}`,
      body: await readFile(file),
    })),
  );
}

async function listAssets(): Promise<Asset[]> {
  const root = process.cwd();
  const parts = await Promise.all([
    readAssets(join(/* turbopackIgnore: true */ root, env.BUILD_FOLDER, "static"), "/_next/static"),
    readAssets(join(/* turbopackIgnore: true */ root, "public"), ""),
  ]);
  return parts.flat();
}

function logFailure(error: unknown): void {
  const level = error instanceof StoreUnavailableError ? "warn" : "error";
  log(level, "assets.unavailable", describeError(error));
}

/**
 * Shares this release's files with the servers of other releases, with `DATABASE_URL`; returns how to find theirs,
 * or null without a shared database. They are shared again every day, because files that no server has shared for a month
 * are deleted, and every ten seconds while that fails.
 */
export async function shareAssets(): Promise<Runtime["findAsset"]> {
  const { DATABASE_URL: url } = env;
  // The development server makes its files as they are requested.
  if (url === undefined || env.NODE_ENV === "development") return null;
  setAssetsShared(false);
  const { createAssetStore } = await import("./asset-store");
  const store = createAssetStore(url);
  async function share(): Promise<void> {
    let pauseMs = dayMs;
    try {
      const assets = await listAssets();
      await store.share(assets);
      setAssetsShared(true);
      log("info", "assets.shared", { count: assets.length });
    } catch (error) {
      logFailure(error);
      pauseMs = retryMs;
    }
    setTimeout(share, pauseMs).unref();
  }
  await share();
  return async (path) => {
    try {
      return await store.find(path);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      logFailure(error);
      return null;
    }
  };
}
