import "server-only";

/** Calls `work` every `intervalMs` until stopped, but never while it is still running. It must not reject. */
export function startPolling(intervalMs: number, work: () => Promise<void>): { stop(): void } {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  }, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
