/** The answers that are kept, by path; bounded by the bytes that they hold. */
import { LRUCache } from "lru-cache";
import { makeForm, type ReadyResponse, renewHeaders, sizeOf } from "./ready-response.ts";
import type { RequestKey } from "./request-key.ts";

/** All pages of the site with their data, in three encodings, take about a third of this. */
const maxBytes = 256 * 1_024 * 1_024;
/**
 * After this, one request goes on to Next, which alone knows when a page is due to be made anew. All
 * others get the kept answer meanwhile.
 */
const freshMs = 10_000;
/** How long that one request may take before another one is sent. */
const refreshMs = 5_000;
/** Requests for data that Next has accepted, see `request-key.ts`. */
const maxProofs = 20_000;

/**
 * A page that has changed is kept only for what is compressed of it, should its content be the same, and as the
 * last good version, should Next fail to make it anew. What is gone is no such version.
 */
type Kept = {
  ready: ReadyResponse;
  freshUntil: number;
  askedUntil: number;
  isOld: boolean;
  isGone: boolean;
};
/** The answers at one path: the document, and its data in the forms in which browsers ask for them. */
type Variants = Map<string, Kept>;

export type ReadyStore = ReturnType<typeof createReadyStore>;

export function createReadyStore(now = () => performance.now()) {
  const sizeOfVariants = (variants: Variants) =>
    [...variants.values()].reduce((sum, { ready }) => sum + sizeOf(ready), 1_024);
  const paths = new LRUCache<string, Variants>({ maxSize: maxBytes, sizeCalculation: sizeOfVariants });
  const proofs = new LRUCache<string, true>({ max: maxProofs });
  let generation = 0;
  let compressing = Promise.resolve();
  let isStopped = false;

  const isProven = ({ proof }: RequestKey) => proof === null || proofs.has(proof);
  const current = (key: RequestKey) => {
    const kept = isProven(key) ? paths.get(key.path)?.get(key.variant) : undefined;
    return kept === undefined || kept.isOld ? null : kept;
  };

  function put(key: RequestKey, given: ReadyResponse): ReadyResponse {
    const variants: Variants = new Map(paths.peek(key.path));
    const known = variants.get(key.variant)?.ready;
    const ready = known?.hash === given.hash ? renewHeaders(known, given) : given;
    variants.set(key.variant, {
      ready,
      freshUntil: now() + freshMs,
      askedUntil: 0,
      isOld: false,
      isGone: false,
    });
    paths.set(key.path, variants);
    // One at a time: hard work for a core, and a crawler asks for every page at once.
    if (ready.isCompressible) compressing = compressing.then(() => makeSmall(key, ready)).catch(() => {});
    return ready;
  }

  /**
   * Compresses as well as can be, in the encodings that have been asked for, one after the other, and
   * counts the bytes anew.
   */
  async function makeSmall({ path, variant }: RequestKey, ready: ReadyResponse): Promise<void> {
    const isCurrent = () => paths.peek(path)?.get(variant)?.ready === ready;
    for (const encoding of ["br", "gzip"] as const) {
      const isAsked = ready.forms.has(encoding) || ready.making.has(encoding);
      const isSmall = ready.forms.get(encoding)?.effort === "small";
      if (isAsked && !isSmall && !isStopped && isCurrent()) await makeForm(ready, encoding, "small");
    }
    const variants = paths.peek(path);
    if (variants && isCurrent()) paths.set(path, variants);
  }

  return {
    /** The kept answer if it is as new as can be. */
    findFresh(key: RequestKey): ReadyResponse | null {
      const kept = current(key);
      return kept !== null && now() < kept.freshUntil ? kept.ready : null;
    },
    /** The kept answer; null when the caller has to ask Next, for all others who get the kept one meanwhile. */
    find(key: RequestKey): ReadyResponse | null {
      const kept = current(key);
      if (kept === null) return null;
      const at = now();
      if (at < Math.max(kept.freshUntil, kept.askedUntil)) return kept.ready;
      kept.askedUntil = at + refreshMs;
      return null;
    },
    /** The last good answer, however old; for when there is no other. */
    findLast(key: RequestKey): ReadyResponse | null {
      const kept = isProven(key) ? paths.get(key.path)?.get(key.variant) : undefined;
      return kept === undefined || kept.isGone ? null : kept.ready;
    },
    /** Which state of the pages an answer of Next will belong to: asked before Next is. */
    generation: () => generation,
    /**
     * Keeps an answer, unless pages have changed since `asked` and it may be from before. Answers what to
     * send: the same, with what has been compressed of it before.
     */
    keep(key: RequestKey, ready: ReadyResponse, asked: number): ReadyResponse {
      if (asked !== generation) return ready;
      if (key.proof !== null) proofs.set(key.proof, true);
      return put(key, ready);
    },
    /** Gives up one answer: its address now says something that is not for keeps, or that there is nothing. */
    drop({ path, variant }: RequestKey, isGone: boolean): void {
      const kept = paths.peek(path)?.get(variant);
      if (kept) Object.assign(kept, { isOld: true, isGone: kept.isGone || isGone });
    },
    /** Gives up the answers at a path; all answers without one. */
    forget(path?: string): void {
      generation += 1;
      for (const variants of path === undefined ? paths.values() : [paths.peek(path)]) {
        for (const kept of variants?.values() ?? []) kept.isOld = true;
      }
    },
    /** Compresses nothing more: the process could not end in the middle of it. */
    stop(): void {
      isStopped = true;
    },
    /** Whether something is kept at a path: it is one that the site has. */
    knows: (path: string) => paths.has(path),
    /** How many paths and bytes are kept. */
    size: () => ({ paths: paths.size, bytes: paths.calculatedSize }),
  };
}
