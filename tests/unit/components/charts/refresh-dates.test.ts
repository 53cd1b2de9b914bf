import { describe, expect, it } from "vitest";
import { listRefreshDays } from "@/components/charts/refresh-dates";

describe("listRefreshDays", () => {
  it("goes back week by week from the newest day", () => {
    expect(listRefreshDays("2026-11-20", 4)).toEqual(["20 Nov", "13 Nov", "6 Nov", "30 Oct"]);
  });

  it("crosses a year", () => {
    expect(listRefreshDays("2026-01-02", 2)).toEqual(["2 Jan", "26 Dec"]);
  });
});
