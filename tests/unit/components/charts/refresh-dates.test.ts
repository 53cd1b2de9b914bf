import { describe, expect, it } from "vitest";
import { listRefreshDays } from "@/components/charts/refresh-dates";

describe("listRefreshDays", () => {
  it("goes back week by week from the last Monday", () => {
    expect(listRefreshDays("2026-11-20", 4)).toEqual(["Nov 16", "Nov 9", "Nov 2", "Oct 26"]);
  });

  it("crosses a year", () => {
    expect(listRefreshDays("2026-01-05", 2)).toEqual(["Jan 5", "Dec 29"]);
  });
});
