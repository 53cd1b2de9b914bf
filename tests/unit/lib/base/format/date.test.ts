import { describe, expect, it, vi } from "vitest";
import { formatDate, formatPeriod } from "@/lib/base/format/date";

describe("dates", () => {
  it("shows the same day in every time zone of the server", async () => {
    vi.stubEnv("TZ", "America/Los_Angeles");
    vi.resetModules();
    const fresh = await import("@/lib/base/format/date");
    expect(fresh.formatDate("2026-01-01")).toBe("January 1, 2026");
    vi.unstubAllEnvs();
  });

  it("throws on invalid dates", () => {
    expect(() => formatDate("soon")).toThrow(RangeError);
  });

  it.each([
    ["2026-10-01", "2026-10-31", "October 1\u00a0to\u00a031, 2026"],
    ["2026-09-15", "2026-10-14", "September 15\u00a0to\u00a0October 14, 2026"],
    ["2025-12-01", "2026-01-31", "December 1, 2025\u00a0to\u00a0January 31, 2026"],
  ])("formats the range from %s to %s without repeating shared parts", (from, to, text) => {
    expect(formatPeriod(from, to)).toBe(text);
  });
});
