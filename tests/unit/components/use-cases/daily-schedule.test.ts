import { describe, expect, it } from "vitest";
import { listRuns } from "@/components/use-cases/daily-schedule";

describe("the timeline of a job", () => {
  it("runs as often as its interval says", () => {
    expect(listRuns(10)).toHaveLength(144);
    expect(listRuns(60).at(-1)).toBe(23 * 60);
  });

  it("runs once for intervals of a day or more", () => {
    expect(listRuns(1440)).toEqual([0]);
    expect(listRuns(43_200)).toEqual([0]);
  });
});
