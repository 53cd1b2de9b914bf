const listeners = new Set<(path: string) => void>();

/**
 * Calls every listener with the path of a page that is now rendered. Called by `components/analytics/visit-tracking.tsx`, for the
 * first page before there are listeners.
 */
export function reportNavigation(path: string): void {
  for (const listener of listeners) listener(path);
}

/** Calls `listener` after each client-side navigation, but not when only the query changes. Returns a function that unsubscribes. */
export function onNavigation(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
