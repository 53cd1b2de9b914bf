import "server-only";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { createCopyStore } from "@/lib/platform/content-files/copies";
import { createPrismicClient, isEmbedded } from "./client";
import { embeddedRepository } from "./embedded";

/** How long the service's master ref is cached, in ms. */
const refTtlMs = 5_000;

type Known = { ref: string | null; askedAt: number; generation: number };

declare global {
  // Next gives pages and route handlers separate module instances: the webhook invalidates what pages read.
  var knownPrismicRef: Known | undefined;
}

function getKnown(): Known {
  globalThis.knownPrismicRef ??= { ref: null, askedAt: Number.NEGATIVE_INFINITY, generation: 0 };
  return globalThis.knownPrismicRef;
}

/**
 * The master ref, or the last known one while the service is unavailable: responses cached under it are still
 * valid, and new requests fail on their own.
 */
async function getMasterRef(): Promise<string> {
  if (isEmbedded) return embeddedRepository.getRef();
  const known = getKnown();
  if (known.ref !== null && performance.now() - known.askedAt < refTtlMs) return known.ref;
  // While one request is pending, others use the known ref: a hanging host would block every page.
  if (known.ref !== null) known.askedAt = performance.now();
  try {
    known.ref = (await createPrismicClient().getMasterRef()).ref;
  } catch (error) {
    if (known.ref === null) throw error;
  }
  known.askedAt = performance.now();
  return known.ref;
}

/** Invalidates the master ref and everything cached under it. */
export function invalidatePublished(): void {
  const known = getKnown();
  known.askedAt = Number.NEGATIVE_INFINITY;
  known.generation += 1;
}

/**
 * Caches the results of a reader of published content until the master ref changes. Content never changes
 * under a ref, so nothing becomes stale. Failures are not cached: an outage must not become a missing page.
 */
export function keepPublished<Result>(read: (key: string) => Promise<Result>) {
  let cacheKey = "";
  let cache = new Map<string, Promise<Result>>();
  return async (key: string): Promise<Result> => {
    const now = `${await getMasterRef()} ${getKnown().generation}`;
    if (now !== cacheKey) {
      cacheKey = now;
      cache = new Map();
    }
    const current = cache;
    const reading = current.get(key) ?? read(key);
    current.set(key, reading);
    reading.catch(() => current.delete(key));
    return reading;
  };
}

const copies = createCopyStore(join(env.DATA_DIR, "content"));

/**
 * While the service fails, returns the last good result, also one of an earlier process. For data that
 * dynamic pages need. A prerendered page's own document must fail instead: Next keeps the page's last version
 * and retries.
 * @param name of the copy in `DATA_DIR/content`
 */
export function withLastGood<Result>(name: string, read: () => Promise<Result>): () => Promise<Result> {
  if (isEmbedded) return read;
  let good: Result | undefined;
  return async () => {
    try {
      const result = await read();
      if (result !== good) await copies.keep(name, JSON.stringify(result));
      good = result;
      return result;
    } catch (error) {
      if (good !== undefined) return good;
      const copy = await copies.load(name);
      if (copy === null) throw error;
      try {
        return JSON.parse(copy);
      } catch {
        // A damaged copy says less than why the host could not be read.
        throw error;
      }
    }
  };
}
