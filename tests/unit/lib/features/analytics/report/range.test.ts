import { describe, expect, it } from "vitest";
import { parseRange } from "@/lib/features/analytics/report/range";

const now = Date.parse("2026-11-22T12:00:00Z");
const at = (time: string) => Date.parse(time);

describe("parseRange", () => {
  it("covers the last N days, 30 by default", () => {
    expect(parseRange({}, now)).toEqual({ from: at("2026-10-23T12:00:00Z"), to: now });
    expect(parseRange({ days: "1" }, now)).toEqual({ from: at("2026-11-21T12:00:00Z"), to: now });
  });

  it("covers whole days from the first to the last, or until now", () => {
    const [from, to] = [at("2026-11-01T00:00:00Z"), at("2026-11-11T00:00:00Z")];
    expect(parseRange({ from: "2026-11-01", to: "2026-11-10" }, now)).toEqual({ from, to });
    expect(parseRange({ from: "2026-11-01" }, now)).toEqual({ from, to: now });
    expect(parseRange({ from: "2026-11-01", to: "2026-11-30" }, now)).toEqual({ from, to: now });
  });

  it.each([
    [{ days: "0" }, "--days must be a whole number from 1 to 1100."],
    [{ days: "a week" }, "--days must be a whole number from 1 to 1100."],
    [{ from: "1 November" }, "--from must be a date, such as 2026-11-01."],
    [{ from: "2026-02-30" }, "--from must be a date, such as 2026-11-01."],
    [{ from: "2026-11-01", to: "x" }, "--to must be a date, such as 2026-11-30."],
    [{ from: "2026-11-10", to: "2026-11-01" }, "--to is before --from."],
    [{ from: "2026-12-01" }, "--from is in the future."],
    [{ from: "2026-12-01", to: "2026-12-10" }, "--from is in the future."],
    [{ to: "2026-11-01" }, "--to needs --from."],
    [{ days: "3", from: "2026-11-01" }, "Use either --days, or --from and --to."],
    [{ from: "2020-01-01" }, "The range can be at most 1100 days long."],
  ])("explains what is wrong with %j", (options, problem) => {
    expect(parseRange(options, now)).toBe(problem);
  });
});
