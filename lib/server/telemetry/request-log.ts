import type { ResponseRecord } from "../../platform/runtime/response-record.ts";

/** More lines per second than a busy site writes; keeps a flood from filling the disk. */
const maxLines = 1_000;
const everyMs = 1_000;

type LogLine = (fields: Omit<ResponseRecord, "path"> & { path?: string; count?: number }) => void;

type RequestLogOptions = {
  write: LogLine;
  /** Logs how many responses were skipped. */
  writeDropped: (count: number) => void;
  now?: () => number;
};

/** Logs one line per response, up to a limit per second; beyond it, only their number. */
export function createRequestLog({ write, writeDropped, now = () => performance.now() }: RequestLogOptions) {
  let from = 0;
  let lines = 0;
  let rest = 0;

  function startSecond(at: number): void {
    if (rest > 0) writeDropped(rest);
    from = at;
    lines = 0;
    rest = 0;
  }

  return {
    record({ path, ...facts }: ResponseRecord): void {
      const at = now();
      if (at - from >= everyMs) startSecond(at);
      if (lines >= maxLines) {
        rest += 1;
        return;
      }
      lines += 1;
      write({ ...facts, ...(path !== null && { path }) });
    },
    /** Logs the pending count. */
    flush: () => startSecond(now()),
  };
}
