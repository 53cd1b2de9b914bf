import { describe, expect, it } from "vitest";
import {
  addWorkingTime,
  hourMs,
  lastOpeningAt,
  subtractWorkingTime,
  workingTimeBetween,
} from "@/lib/features/leads/lead/working-hours";

const at = (iso: string) => Date.parse(iso);
const dayLater = (iso: string) => new Date(addWorkingTime("sales", at(iso), 8 * hourMs)).toISOString();

describe("working time", () => {
  it.each([
    ["in the morning: the next morning at that time", "2026-11-18T15:10:00Z", "2026-11-19T15:10:00.000Z"],
    ["before the office opens: that evening", "2026-11-18T11:00:00Z", "2026-11-18T22:00:00.000Z"],
    ["after it closes: the evening of the next day", "2026-11-18T23:30:00Z", "2026-11-19T22:00:00.000Z"],
    ["on Friday afternoon: Monday afternoon", "2026-11-20T20:00:00Z", "2026-11-23T20:00:00.000Z"],
    ["on a Saturday: Monday evening", "2026-11-21T12:00:00Z", "2026-11-23T22:00:00.000Z"],
    ["over the change to summer time", "2026-03-06T20:00:00Z", "2026-03-09T19:00:00.000Z"],
    ["over the change to winter time", "2026-10-30T19:00:00Z", "2026-11-02T20:00:00.000Z"],
  ])("is one working day after a moment %s", (_, from, expected) => {
    expect(dayLater(from)).toBe(expected);
  });

  it("counts 40 hours per week for sales and 50 for the press office, also when clocks change", () => {
    // From Monday to Monday, midnight in Raleigh, and in Rotterdam.
    const [before, after] = [at("2026-03-02T05:00:00Z"), at("2026-03-09T04:00:00Z")];
    expect(workingTimeBetween("sales", before, after)).toBe(40 * hourMs);
    const [monday, next] = [at("2026-03-22T23:00:00Z"), at("2026-03-29T22:00:00Z")];
    expect(workingTimeBetween("press", monday, next)).toBe(50 * hourMs);
  });
});

describe("lastOpeningAt", () => {
  it.each([
    ["at nine", "2026-11-18T14:00:00Z", "2026-11-18T14:00:00.000Z"],
    ["before nine: the day before", "2026-11-18T13:59:59Z", "2026-11-17T14:00:00.000Z"],
    ["on a Sunday: on Friday", "2026-11-22T20:00:00Z", "2026-11-20T14:00:00.000Z"],
    [
      "on Monday at night, after the change to summer time: on Friday",
      "2026-03-09T12:59:00Z",
      "2026-03-06T14:00:00.000Z",
    ],
  ])("%s", (_, time, opening) => {
    expect(new Date(lastOpeningAt("sales", at(time))).toISOString()).toBe(opening);
  });
});

describe("subtractWorkingTime", () => {
  it("counts work that ends at closing time only after closing", () => {
    const closing = at("2026-11-18T22:00:00Z");
    const opening = at("2026-11-18T14:00:00Z");
    expect(subtractWorkingTime("sales", closing, 8 * hourMs)).toBe(at("2026-11-17T22:00:00Z") - 1);
    expect(subtractWorkingTime("sales", closing + 1, 8 * hourMs)).toBe(opening);
  });
});
