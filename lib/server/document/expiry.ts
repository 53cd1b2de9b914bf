import { LRUCache } from "lru-cache";

/**
 * Tracks which cached pages must be rendered before they are served again. Next would delete a page with an
 * expired tag, and respond with 500 if rendering fails; here its last good version stays available.
 *
 * Times of this process are monotonic, so setting the system clock back changes nothing.
 */

/** Pages that the build or an earlier process rendered before this time are expired. */
let builtExpiry = 0;
const expiredAt = new Map<string, number>();
const renderedAt = new Map<string, number>();
/** No render takes longer. */
const maxRenderMs = 60_000;
/** When the running renders of missing and expired pages began. */
const renderStarts = new LRUCache<string, number>({ max: 2_000, ttl: maxRenderMs });

/** Expires what the build or an earlier process rendered before `time` (milliseconds since 1970). */
export function expireBuiltBefore(time: number): void {
  // A time in the future would make every request render its page.
  builtExpiry = Math.min(time, Date.now());
}

export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) expiredAt.set(tag, performance.now());
}

/** Records that a page has to be rendered now. Several requests share one render, so the first of them counts. */
export function recordRenderStart(key: string): void {
  if (!renderStarts.has(key)) renderStarts.set(key, performance.now());
}

/**
 * Records a rendered page. What was published after the render began may not be in it. The start of an hourly render is not
 * known: it is assumed to be as early as possible, which costs one more render shortly after a publication.
 */
export function recordRender(key: string): void {
  renderedAt.set(key, renderStarts.get(key) ?? Math.max(0, performance.now() - maxRenderMs));
  renderStarts.delete(key);
}

/** Whether a cached page is expired. `lastModified` is in milliseconds since 1970. */
export function isExpired(key: string, tags: readonly string[], lastModified: number): boolean {
  const rendered = renderedAt.get(key);
  if (rendered === undefined) return lastModified < builtExpiry || tags.some((tag) => expiredAt.has(tag));
  return tags.some((tag) => rendered < (expiredAt.get(tag) ?? 0));
}
