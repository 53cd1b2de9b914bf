import { describe, expect, it } from "vitest";
import { createHostClient, parseRetryAfter, withRetry } from "@/lib/platform/http/host-client";
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
    ["Sunday, 01-Mar-26 12:00:30 GMT", 30_000],
    ["Sun Mar  1 12:00:30 2026 GMT", 30_000],
    ["86400", 3_600_000],
    ["Mon, 01 Mar 2027 12:00:00 GMT", 3_600_000],
    ["99999999999999999999999", 3_600_000],
  ])("parses %j as %d ms", (value, expected) => {
    expect(parseRetryAfter(value, now)).toBe(expected);
  });

  it.each([undefined, "", "soon", "-", "1.5 minutes", "1.5", "-5", "soon 1"])(
    "returns undefined for %j",
    (value) => {
      expect(parseRetryAfter(value, now)).toBeUndefined();
    },
  );
});

describe("withRetry", () => {
  it("does not repeat an attempt after a bug", async () => {
    const bug = new TypeError("a bug");
    const policy = () => expect.unreachable();
    await expect(withRetry(() => Promise.reject(bug), policy)).rejects.toBe(bug);
  });
});
