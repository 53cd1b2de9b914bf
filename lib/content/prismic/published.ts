import "server-only";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { createFallbackStore } from "@/lib/platform/content-files/fallback-store";
import { createPrismicClient, isEmbedded } from "./client";
import { embeddedRepository } from "./embedded";

/** How long the service's master ref is cached, in ms. */
const refTtlMs = 5_000;

type KnownRef = {
  ref: string | null;
  requestedAt: number;
  /**
   * Counts invalidations; part of the cache key. What is read just after a publication may be incomplete although the ref is
   * already new.
   */
  generation: number;
};

declare global {
  // Next gives pages and route handlers separate module instances, so the webhook can only invalidate a global.
  var knownPrismicRef: KnownRef | undefined;
}

function getKnownRef(): KnownRef {
  globalThis.knownPrismicRef ??= { ref: null, requestedAt: Number.NEGATIVE_INFINITY, generation: 0 };
  return globalThis.knownPrismicRef;
}

/**
 * The master ref, or the last known one while the service is unavailable: responses cached under it are still
 * valid, and uncached reads still throw.
 */
async function getMasterRef(): Promise<string> {
  if (isEmbedded) return embeddedRepository.getRef();
  const known = getKnownRef();
  if (known.ref !== null && performance.now() - known.requestedAt < refTtlMs) return known.ref;
  // Restart the TTL now, so that other requests use the known ref meanwhile: a hanging host would block every page.
  if (known.ref !== null) known.requestedAt = performance.now();
  try {
    known.ref = (await createPrismicClient().getMasterRef()).ref;
  } catch (error) {
    if (known.ref === null) throw error;
  }
  known.requestedAt = performance.now();
  return known.ref;
}

/** Invalidates the master ref and everything cached under it. */
export function invalidatePublished(): void {
  const known = getKnownRef();
  known.requestedAt = Number.NEGATIVE_INFINITY;
  known.generation += 1;
}

/**
 * Caches the results of a reader of published content until the master ref changes or they are invalidated.
 * Failures are not cached: an outage must not become a missing page.
 */
export function cachePublished<Result>(read: (key: string) => Promise<Result>) {
  let cacheKey = "";
  let cache = new Map<string, Promise<Result>>();
  return async (key: string): Promise<Result> => {
    const currentKey = `${await getMasterRef()} ${getKnownRef().generation}`;
    if (currentKey !== cacheKey) {
      cacheKey = currentKey;
      cache = new Map();
    }
    // A newer request may replace the cache while this one reads.
    const ownCache = cache;
    const reading = ownCache.get(key) ?? read(key);
    ownCache.set(key, reading);
    reading.catch(() => ownCache.delete(key));
    return reading;
  };
}

const fallbackStore = createFallbackStore(join(env.DATA_DIR, "content"));

/**
 * While the service fails, returns the last good result, also one of an earlier process. For data that
 * dynamic pages need. A prerendered page's own document must fail instead: Next keeps the page's last version
 * and retries.
 * @param name the copy's file name in `DATA_DIR/content`
 */
export function withLastGood<Result>(name: string, read: () => Promise<Result>): () => Promise<Result> {
  if (isEmbedded) return read;
  let lastGood: Result | undefined;
  return async () => {
    try {
      const result = await read();
      // `cachePublished` returns the same object until content changes.
      if (result !== lastGood) await fallbackStore.save(name, JSON.stringify(result));
      lastGood = result;
      return result;
    } catch (error) {
      if (lastGood !== undefined) return lastGood;
      const copy = await fallbackStore.load(name);
      if (copy === null) throw error;
      try {
        return JSON.parse(copy);
      } catch {
        // The original error is more useful than that of the damaged copy.
        throw error;
      }
    }
  };
}
