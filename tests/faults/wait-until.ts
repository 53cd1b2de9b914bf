import { setTimeout as sleep } from "node:timers/promises";

/** Looks every `everyMs` until it holds; false when it did not within `limitMs`. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  limitMs: number,
  everyMs = 50,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await sleep(everyMs);
  }
  return true;
}
