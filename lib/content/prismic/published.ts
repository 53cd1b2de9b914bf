import "server-only";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { createCopyStore } from "@/lib/platform/content-files/copies";
import { createPrismicClient, isEmbedded } from "./client";
import { getEmbeddedRef } from "./embedded";

/** Milliseconds for which the service's master ref is taken as known. */
const refLife = 5_000;

type Known = { ref: string | null; askedAt: number; pass: number };

declare global {
  // Next gives pages and route handlers module instances of their own; the webhook tells what pages read.
  var knownPrismicRef: Known | undefined;
}

function getKnown(): Known {
  globalThis.knownPrismicRef ??= { ref: null, askedAt: Number.NEGATIVE_INFINITY, pass: 0 };
  return globalThis.knownPrismicRef;
}

/**
 * The master ref. While the service does not answer it is the last known one: what was read by it is still
 * good, and what was not fails by itself.
 */
async function getMasterRef(): Promise<string> {
  if (isEmbedded) return getEmbeddedRef();
  const known = getKnown();
  if (known.ref !== null && performance.now() - known.askedAt < refLife) return known.ref;
  // While one asks, the others go on with what is known: a host that hangs would hold up every page.
  if (known.ref !== null) known.askedAt = performance.now();
  try {
    known.ref = (await createPrismicClient().getMasterRef()).ref;
  } catch (error) {
    if (known.ref === null) throw error;
  }
  known.askedAt = performance.now();
  return known.ref;
}

/** Asks for the master ref, and for everything read by it, anew at the next reading. */
export function forgetPublished(): void {
  const known = getKnown();
  known.askedAt = Number.NEGATIVE_INFINITY;
  known.pass += 1;
}

/**
 * Makes a reader of published content keep what it read for as long as the repository stays as it is.
 * Content never changes under a ref, so nothing is stale. A failure is not kept: an outage must not
 * become a missing page.
 */
export function keepPublished<Result>(read: (key: string) => Promise<Result>) {
  let state = "";
  let readings = new Map<string, Promise<Result>>();
  return async (key: string): Promise<Result> => {
    const now = `${await getMasterRef()} ${getKnown().pass}`;
    if (now !== state) {
      state = now;
      readings = new Map();
    }
    const shelf = readings;
    const reading = shelf.get(key) ?? read(key);
    shelf.set(key, reading);
    reading.catch(() => shelf.delete(key));
    return reading;
  };
}

/** What a copy holds; null for one that is cut. The copies are this site's own. */
function parseCopy(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const copies = createCopyStore(join(env.DATA_DIR, "content"));

/**
 * Makes a reader of a service answer what was last read, by this process or an earlier one, while it fails.
 * For what pages need that are made for each request. What a prerendered page is about has to fail: the
 * page's last copy stays up, and Next tries again.
 * @param name names the copy in `DATA_DIR/content`
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
      const copy = parseCopy((await copies.load(name)) ?? "");
      if (copy === null) throw error;
      return copy;
    }
  };
}
