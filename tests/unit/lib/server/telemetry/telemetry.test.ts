import { describe, expect, it } from "vitest";
import type { ResponseRecord } from "@/lib/platform/runtime/runtime";
import { createRequestLog } from "@/lib/server/telemetry/telemetry";

const answered: ResponseRecord = {
  method: "GET",
  kind: "page",
  path: "/pricing",
  status: 200,
  bytes: 10,
  durationMs: 1,
  cache: "hit",
};

function start() {
  const lines: unknown[] = [];
  const dropped: number[] = [];
  let at = 10_000;
  const log = createRequestLog({
    write: (fields) => lines.push(fields),
    writeDropped: (count) => dropped.push(count),
    now: () => at,
  });
  return { log, lines, dropped, wait: (ms: number) => (at += ms) };
}

describe("the request log", () => {
  it("logs a response, with its path only for pages of the site", () => {
    const { log, lines } = start();
    log.record(answered);
    log.record({ ...answered, path: null });
    const { path: _, ...facts } = answered;
    expect(lines).toEqual([answered, facts]);
  });

  it("writes at most a thousand lines per second and counts the dropped ones", () => {
    const { log, lines, dropped, wait } = start();
    for (let count = 0; count < 1_500; count += 1) log.record(answered);
    expect(lines).toHaveLength(1_000);
    expect(dropped).toEqual([]);
    wait(1_000);
    log.record(answered);
    expect(lines).toHaveLength(1_001);
    expect(dropped).toEqual([500]);
  });

  it("logs the pending count when it stops", () => {
    const { log, dropped } = start();
    for (let count = 0; count < 1_002; count += 1) log.record(answered);
    log.logDropped();
    log.logDropped();
    expect(dropped).toEqual([2]);
  });
});
