import { describe, expect, it } from "vitest";
import { createHostClient, parseRetryAfter, UpstreamError, withRetry } from "@/lib/platform/http/host-client";
import { startLocalServer } from "@/tests/fixtures/local-server";

describe("a host client", () => {
  it("rejects a response whose status HTTP does not have", async () => {
    const { origin, close } = await startLocalServer((_request, response) => response.writeHead(999).end());
    const fetchHost = createHostClient({ timeoutMs: 60_000, maxBytes: 100 });
    await expect(fetchHost(origin)).rejects.toMatchObject({ name: "UpstreamError", reason: "network" });
    await close();
  });
});

describe("parseRetryAfter", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");

  it.each([
    ["120", 120_000],
    ["0", 0],
    [" 5 ", 5_000],
    ["Sun, 01 Mar 2026 12:00:30 GMT", 30_000],
    ["Sun, 01 Mar 2026 11:00:00 GMT", 0],
    ["86400", 3_600_000],
    ["Mon, 01 Mar 2027 12:00:00 GMT", 3_600_000],
    ["99999999999999999999999", 3_600_000],
  ])("parses %j as %d ms", (value, expected) => {
    expect(parseRetryAfter(value, now)).toBe(expected);
  });

  it.each([undefined, "", "soon", "-", "1.5 minutes"])("returns undefined for %j", (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});

describe("withRetry", () => {
  const busy = new UpstreamError("http-503", { isTransient: true });

  it("repeats an attempt while the policy returns a pause", async () => {
    const pauses: number[] = [];
    const results = [busy, busy, "done"];
    const attempt = async () => {
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result;
    };
    const done = await withRetry(
      attempt,
      (_failure, failures) => failures * 100,
      async (ms) => pauses.push(ms),
    );
    expect(done).toBe("done");
    expect(pauses).toEqual([100, 200]);
  });

  it("rethrows when the policy gives up, and bugs immediately", async () => {
    const giveUp = () => null;
    await expect(withRetry(() => Promise.reject(busy), giveUp)).rejects.toBe(busy);
    const bug = new TypeError("a bug");
    await expect(
      withRetry(
        () => Promise.reject(bug),
        () => 1,
      ),
    ).rejects.toBe(bug);
  });
});
