/** Caches what `read` returns for `ms`; concurrent callers share one call. A failure is not cached. */
export function cacheFor<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let cached: { at: number; result: Promise<Result> } | null = null;
  return () => {
    // Monotonic, so that setting the system clock back changes nothing.
    const now = performance.now();
    if (cached !== null && now - cached.at < ms) return cached.result;
    const latest = { at: now, result: read() };
    cached = latest;
    latest.result.catch(() => {
      if (cached === latest) cached = null;
    });
    return latest.result;
  };
}
