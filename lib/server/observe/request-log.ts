import type { ResponseRecord } from "../../platform/runtime/response-record.ts";

/** A busy site writes less than this; a flood must not fill the disk, too. */
const maxLines = 1_000;
const everyMs = 1_000;

type LogLine = (fields: Omit<ResponseRecord, "path"> & { path?: string; count?: number }) => void;

type RequestLogOptions = {
  /** Writes one line about one answer. */
  write: LogLine;
  /** Writes how many answers had no line, lately. */
  writeRest: (count: number) => void;
  now?: () => number;
};

/** One line for each answer, up to a bound in each second; of more it is told how many there were. */
export function createRequestLog({ write, writeRest, now = () => performance.now() }: RequestLogOptions) {
  let from = 0;
  let lines = 0;
  let rest = 0;

  function startSecond(at: number): void {
    if (rest > 0) writeRest(rest);
    from = at;
    lines = 0;
    rest = 0;
  }

  return {
    note({ path, ...facts }: ResponseRecord): void {
      const at = now();
      if (at - from >= everyMs || at < from) startSecond(at);
      if (lines >= maxLines) {
        rest += 1;
        return;
      }
      lines += 1;
      write({ ...facts, ...(path !== null && { path }) });
    },
    /** Tells what has not been told yet. */
    flush: () => startSecond(now()),
  };
}
