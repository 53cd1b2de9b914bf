/** Complete responses in memory, by path; limited by size. */
import { LRUCache } from "lru-cache";
import type { CacheKey } from "./cache-key.ts";
import { type CachedResponse, sizeOf } from "./cached-response.ts";

/** More than all pages in three encodings: when fewer fit, a crawler that reads all in turn finds none of them. */
const maxBytes = 320 * 1_024 * 1_024;
/**
 * After this time, one request goes to Next, which decides whether to render the page again. Meanwhile all
 * others get the cached response.
 */
const freshMs = 10_000;
/** Timeout of a revalidating request, after which another one is sent. */
const refreshMs = 5_000;
/** Requests for data that Next has accepted, see `cache-key.ts`. */
const maxAcceptedRequests = 20_000;

/**
 * An expired response stays cached for its compressed bodies, in case the new content is the same, and as a
 * fallback, in case rendering fails. Responses of deleted pages are not kept as a fallback.
 */
type Cached = {
  response: CachedResponse;
  freshUntil: number;
  revalidatingUntil: number;
  isExpired: boolean;
  isGone: boolean;
};
/** The responses at one path: the document, and its data variants. */
type Variants = Map<string, Cached>;

export type ResponseCache = ReturnType<typeof createResponseCache>;

export function createResponseCache(now = () => performance.now()) {
  const sizeOfVariants = (variants: Variants) =>
    [...variants.values()].reduce((sum, { response }) => sum + sizeOf(response), 1_024);
  const paths = new LRUCache<string, Variants>({ maxSize: maxBytes, sizeCalculation: sizeOfVariants });
  const acceptedRequests = new LRUCache<string, true>({ max: maxAcceptedRequests });
  let generation = 0;

  const isAccepted = ({ acceptanceKey }: CacheKey) =>
    acceptanceKey === null || acceptedRequests.has(acceptanceKey);
  const current = (key: CacheKey) => {
    const cached = isAccepted(key) ? paths.get(key.path)?.get(key.variant) : undefined;
    return cached === undefined || cached.isExpired ? null : cached;
  };

  function put(key: CacheKey, given: CachedResponse): CachedResponse {
    const variants: Variants = new Map(paths.peek(key.path));
    const known = variants.get(key.variant)?.response;
    const { status, headers, hash } = given;
    // The same content with newer headers: the compressed bodies are kept.
    const response = known?.hash === hash ? { ...known, status, headers } : given;
    variants.set(key.variant, {
      response,
      freshUntil: now() + freshMs,
      revalidatingUntil: 0,
      isExpired: false,
      isGone: false,
    });
    paths.set(key.path, variants);
    return response;
  }

  return {
    /** The cached response if it is fresh. */
    getFresh(key: CacheKey): CachedResponse | null {
      const cached = current(key);
      return cached !== null && now() < cached.freshUntil ? cached.response : null;
    },
    /** The cached response; null if this caller must revalidate it, while all others get the stale one. */
    get(key: CacheKey): CachedResponse | null {
      const cached = current(key);
      if (cached === null) return null;
      const at = now();
      if (at < Math.max(cached.freshUntil, cached.revalidatingUntil)) return cached.response;
      cached.revalidatingUntil = at + refreshMs;
      return null;
    },
    /** The cached response, whether fresh or not. */
    getStale: (key: CacheKey): CachedResponse | null => current(key)?.response ?? null,
    /** The last good response, however old, even if the content has changed since. */
    getLastGood(key: CacheKey): CachedResponse | null {
      const cached = isAccepted(key) ? paths.get(key.path)?.get(key.variant) : undefined;
      return cached === undefined || cached.isGone ? null : cached.response;
    },
    /** Incremented with each change of pages. Read it before a request to Next, and pass it to `store`. */
    generation: () => generation,
    /**
     * Stores a response, unless pages have changed since `generationAtRequest`: then it may be outdated. Returns the
     * response to send, which reuses compressed bodies of the same content.
     */
    store(key: CacheKey, response: CachedResponse, generationAtRequest: number): CachedResponse {
      if (generationAtRequest !== generation) return response;
      if (key.acceptanceKey !== null) acceptedRequests.set(key.acceptanceKey, true);
      return put(key, response);
    },
    /**
     * Evicts one response, because its URL now has an uncacheable one. `isGone`: the page no longer exists. What Next
     * answers to data requests that it has never accepted says nothing about the page.
     */
    evict(key: CacheKey, isGone: boolean): void {
      const cached = isAccepted(key) ? paths.peek(key.path)?.get(key.variant) : undefined;
      if (cached) Object.assign(cached, { isExpired: true, isGone: cached.isGone || isGone });
    },
    /** Expires the responses at a path; without one, all responses. */
    expire(path?: string): void {
      generation += 1;
      for (const variants of path === undefined ? paths.values() : [paths.peek(path)]) {
        for (const cached of variants?.values() ?? []) cached.isExpired = true;
      }
    },
    /** Whether a response is cached at a path, which means that the page exists. */
    has: (path: string) => paths.has(path),
    size: () => ({ paths: paths.size, bytes: paths.calculatedSize }),
  };
}

/** Which pages Next is rendering, so that one of several requests for the same page goes to Next and the others wait. */
export function createRenders() {
  const renders = new Map<string, Promise<void>>();
  const idOf = ({ path, variant }: CacheKey) => JSON.stringify([path, variant]);
  return {
    /** Resolves when the render in progress for this key is done; undefined if there is none. */
    find: (key: CacheKey): Promise<void> | undefined => renders.get(idOf(key)),
    /** Notes that the caller's request goes to Next. Returns a function to call when it is done; later calls do nothing. */
    begin(key: CacheKey): () => void {
      const id = idOf(key);
      const { promise, resolve } = Promise.withResolvers<void>();
      renders.set(id, promise);
      return () => {
        if (renders.get(id) === promise) renders.delete(id);
        resolve();
      };
    },
  };
}
