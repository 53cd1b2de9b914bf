/** The answers that are kept, by path; bounded by the bytes that they hold. */
import { LRUCache } from "lru-cache";
import { encode } from "./encodings.ts";
import { type ReadyResponse, sizeOf } from "./ready-response.ts";

/** All pages of the site with their data, in three encodings, take about a third of this. */
const maxBytes = 256 * 1_024 * 1_024;
/**
 * After this, one request goes on to Next, which alone knows when a page is due to be made anew. All
 * others get the kept answer meanwhile.
 */
const freshMs = 10_000;
/** How long that one request may take before another one is sent. */
const refreshMs = 5_000;

type Kept = { ready: ReadyResponse; freshUntil: number };
/** The answers at one path: the document, and its data in the forms in which browsers ask for them. */
type Variants = Map<string, Kept>;

/** What `find` found: an answer, or the task to get a new one from Next. */
export type Found = ReadyResponse | null;

export type ReadyStore = ReturnType<typeof createReadyStore>;

export function createReadyStore(now: () => number = Date.now) {
  const sizeOfVariants = (variants: Variants) =>
    Math.max(
      1,
      [...variants.values()].reduce((sum, { ready }) => sum + sizeOf(ready), 0),
    );
  const paths = new LRUCache<string, Variants>({ maxSize: maxBytes, sizeCalculation: sizeOfVariants });
  let generation = 0;

  function put(path: string, variant: string, ready: ReadyResponse): void {
    const variants: Variants = new Map(paths.peek(path));
    const known = variants.get(variant);
    // The same content: what has been compressed stays.
    const kept = known?.ready.hash === ready.hash ? { ...ready, bodies: known.ready.bodies } : ready;
    variants.set(variant, { ready: kept, freshUntil: now() + freshMs });
    paths.set(path, variants);
    if (kept === ready && ready.isCompressible) void makeSmall(path, variant, ready);
  }

  /** Compresses as well as can be, one encoding after the other, and counts the bytes anew. */
  async function makeSmall(path: string, variant: string, ready: ReadyResponse): Promise<void> {
    const identity = ready.bodies.get("identity");
    if (identity === undefined) return;
    for (const encoding of ["br", "gzip"] as const) {
      if (paths.peek(path)?.get(variant)?.ready !== ready) return;
      ready.bodies.set(encoding, await encode(identity, encoding, "small"));
    }
    const variants = paths.peek(path);
    if (variants?.get(variant)?.ready === ready) paths.set(path, variants);
  }

  return {
    /** The kept answer; null when Next has to be asked. */
    find(path: string, variant: string): Found {
      const kept = paths.get(path)?.get(variant);
      if (kept === undefined) return null;
      const at = now();
      if (at < kept.freshUntil) return kept.ready;
      kept.freshUntil = at + refreshMs;
      return null;
    },
    /** Which state of the pages an answer of Next will belong to: asked before Next is. */
    generation: () => generation,
    /** Keeps an answer, unless pages have changed since `asked` and it may be from before. */
    keep(path: string, variant: string, ready: ReadyResponse, asked: number): void {
      if (asked === generation) put(path, variant, ready);
    },
    /** Forgets the answers at a path; all answers without one. */
    forget(path?: string): void {
      generation += 1;
      if (path === undefined) paths.clear();
      else paths.delete(path);
    },
    /** How many paths and bytes are kept. */
    size: () => ({ paths: paths.size, bytes: paths.calculatedSize }),
  };
}
