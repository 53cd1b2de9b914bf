import { performance } from "node:perf_hooks";

const sampleMs = 250;
const high = 0.9;

/** Measures whether the event loop is saturated, so that all requests wait for it. */
export function createLoadMonitor(): () => boolean {
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
