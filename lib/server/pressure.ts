import { performance } from "node:perf_hooks";

const sampleMs = 250;
const high = 0.9;

/** Tells whether the event loop was at work nearly all of the last moment, so that everybody waits for it. */
export function createPressure(): () => boolean {
  let sampledAt = performance.now();
  let before = performance.eventLoopUtilization();
  let isHigh = false;
  return () => {
    const at = performance.now();
    if (at - sampledAt >= sampleMs) {
      const now = performance.eventLoopUtilization();
      isHigh = performance.eventLoopUtilization(now, before).utilization > high;
      before = now;
      sampledAt = at;
    }
    return isHigh;
  };
}
