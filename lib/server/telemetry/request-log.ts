import type { ResponseRecord } from "../../platform/runtime/response-record.ts";

/** More lines per second than a busy site writes; keeps a flood from filling the disk. */
const maxLines = 1_000;
const windowMs = 1_000;

type RequestLogOptions = {
  write: (fields: Omit<ResponseRecord, "path"> & { path?: string }) => void;
  /** Logs how many lines were dropped. */
  writeDropped: (count: number) => void;
  now?: () => number;
};

/**
 * Logs one line per response, up to a limit per second. Further lines are dropped; their number is logged before the next
 * line that is written.
 */
export function createRequestLog({ write, writeDropped, now = () => performance.now() }: RequestLogOptions) {
  let windowStart = 0;
  let lines = 0;
  let dropped = 0;

  function startWindow(at: number): void {
    if (dropped > 0) writeDropped(dropped);
    windowStart = at;
    lines = 0;
    dropped = 0;
  }

  return {
    record({ path, ...facts }: ResponseRecord): void {
      const at = now();
      if (at - windowStart >= windowMs) startWindow(at);
      if (lines >= maxLines) {
        dropped += 1;
        return;
      }
      lines += 1;
      write({ ...facts, ...(path !== null && { path }) });
    },
    /** Called when the server stops, so that the last count is not lost. */
    flush: () => startWindow(now()),
  };
}
