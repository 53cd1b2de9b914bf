/**
 * Which kept documents have to be made anew before they are served again. Next would forget a page whose tag has
 * expired, and answer 500 where it cannot be made anew; here its last good version stays at hand.
 *
 * What this process does is told apart by a clock that nobody can set back.
 */

/** Of documents that an earlier process or the build has made. */
let allBefore = 0;
const outdatedAt = new Map<string, number>();
const madeAt = new Map<string, number>();

/** From now on nothing is served as the build or an earlier process made it before `time` (milliseconds since 1970). */
export function outdateBuilt(time: number): void {
  // A file from the future would have every page made anew at every request.
  allBefore = Math.min(time, Date.now());
}

/** From now on nothing with one of these tags is served as it is kept. */
export function outdateTags(tags: readonly string[]): void {
  for (const tag of tags) outdatedAt.set(tag, performance.now());
}

/** Notes that a document was made, or put back, just now. */
export function noteMade(key: string): void {
  madeAt.set(key, performance.now());
}

/** Whether a kept document is too old for one of its tags. `lastModified` is in milliseconds since 1970. */
export function isOutdated(key: string, tags: readonly string[], lastModified: number): boolean {
  const made = madeAt.get(key);
  if (made === undefined) return lastModified < allBefore || tags.some((tag) => outdatedAt.has(tag));
  return tags.some((tag) => made < (outdatedAt.get(tag) ?? 0));
}
