import { describe, expect, it, vi } from "vitest";
import { formatDate, formatPeriod, formatTimeOfDay } from "@/lib/base/format/date";

describe("dates", () => {
  it("shows the same day if the server is in a time zone west of UTC", async () => {
    vi.stubEnv("TZ", "America/Los_Angeles");
    vi.resetModules();
    const fresh = await import("@/lib/base/format/date");
    expect(fresh.formatDate("2026-01-01")).toBe("January\u00a01, 2026");
  });

  it("throws on invalid dates", () => {
    expect(() => formatDate("soon")).toThrow(RangeError);
  });

  it.each([
    ["00:05", "12:05\u00a0a.m."],
    ["09:00", "9:00\u00a0a.m."],
    ["12:00", "noon"],
    ["12:30", "12:30\u00a0p.m."],
    ["13:00", "1:00\u00a0p.m."],
  ])("shows %s as a time for US readers", (time, text) => {
    expect(formatTimeOfDay(time)).toBe(text);
  });

  it.each([
    ["2026-10-01", "2026-10-31", "October\u00a01\u00a0to\u00a031, 2026"],
    ["2026-09-15", "2026-10-14", "September\u00a015\u00a0to\u00a0October\u00a014, 2026"],
    ["2025-12-01", "2026-01-31", "December\u00a01, 2025\u00a0to\u00a0January\u00a031, 2026"],
  ])("formats the range from %s to %s without repeating shared parts", (from, to, text) => {
    expect(formatPeriod(from, to)).toBe(text);
  });
});
