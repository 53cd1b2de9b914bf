import { setTimeout as sleep } from "node:timers/promises";

/** Polls every `everyMs` until the condition holds; false after `limitMs`. */
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
