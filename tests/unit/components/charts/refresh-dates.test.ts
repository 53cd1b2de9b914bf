import { describe, expect, it } from "vitest";
import { listRefreshDays } from "@/components/charts/refresh-dates";

describe("listRefreshDays", () => {
  it("goes back week by week from the last Monday", () => {
    expect(listRefreshDays("2026-11-20", 4)).toEqual(["16 Nov", "9 Nov", "2 Nov", "26 Oct"]);
  });

  it("crosses a year", () => {
    expect(listRefreshDays("2026-01-05", 2)).toEqual(["5 Jan", "29 Dec"]);
  });
});
