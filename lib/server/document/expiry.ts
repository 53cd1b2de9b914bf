/**
 * Tracks which cached pages must be rendered before they are served again. Next would delete a page with an
 * expired tag, and respond with 500 if rendering fails; here its last good version stays available.
 *
 * Times of renders and expiries in this process are monotonic, so setting the system clock back changes nothing.
 */

import { EventEmitter } from "node:events";
import { LRUCache } from "lru-cache";

type CacheEvents = {
  /** The page at this path was rendered again; without a path, any number of pages has expired. */
  update: [path?: string];
  /** A page could not be written to the disk. */
  "write-failure": [error: unknown];
};

/** Connects Next's page cache with the response cache and the log. */
export const cacheEvents = new EventEmitter<CacheEvents>();

/** Pages that the build or an earlier process rendered before this time are expired. */
let expireBefore = 0;
const expiredAt = new Map<string, number>();
const renderedAt = new Map<string, number>();
/** Assumed upper bound of a render. */
const maxRenderMs = 60_000;
/** When the running renders of missing and expired pages began. */
const renderStarts = new LRUCache<string, number>({ max: 2_000, ttl: maxRenderMs });

/** Expires what the build or an earlier process rendered before `time` (milliseconds since 1970). */
export function expireBuiltBefore(time: number): void {
  // A time in the future would make every request render its page.
  expireBefore = Math.min(time, Date.now());
}

export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) expiredAt.set(tag, performance.now());
}

/** Records that a page is about to be rendered. Several requests share one render, so the first of them counts. */
export function recordRenderStart(key: string): void {
  if (!renderStarts.has(key)) renderStarts.set(key, performance.now());
}

/**
 * Records a rendered page. What was published after the render began may not be in it. Next does not
 * report when its hourly revalidation begins, so that is assumed to be `maxRenderMs` ago: at worst, a page is rendered once
 * more after a publication.
 */
export function recordRender(key: string): void {
  renderedAt.set(key, renderStarts.get(key) ?? Math.max(0, performance.now() - maxRenderMs));
  renderStarts.delete(key);
}

/** Whether a cached page is expired. `lastModified` is in milliseconds since 1970. */
export function isExpired(key: string, tags: readonly string[], lastModified: number): boolean {
  const rendered = renderedAt.get(key);
  if (rendered === undefined) return lastModified < expireBefore || tags.some((tag) => expiredAt.has(tag));
  return tags.some((tag) => rendered < (expiredAt.get(tag) ?? 0));
}
