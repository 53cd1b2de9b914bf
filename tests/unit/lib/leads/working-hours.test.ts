import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addWorkingTime,
  answerDueAt,
  formatWorkingTime,
  officeTimeZone,
  promiseMs,
  promiseStateOf,
  workingTimeBetween,
} from "@/lib/leads/working-hours";

const hour = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const due = (iso: string) => new Date(answerDueAt(at(iso))).toISOString();

/** Five years around two changes of the clock a year. */
const moments = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2029-01-01T00:00:00Z") });
const spans = fc.integer({ min: 1, max: 10 * promiseMs });

/** Weekday and hour as the office's wall shows them, by another way than the code under test. */
function wallOf(time: number): { weekday: string; minutes: number } {
  const text = new Date(time).toLocaleString("en-GB", {
    timeZone: officeTimeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const [, weekday = "", hours, minutes] = /^(\w+)\D+(\d+):(\d+)$/.exec(text) ?? [];
  return { weekday, minutes: Number(hours) * 60 + Number(minutes) };
}

describe("the working-hours clock", () => {
  it.each([
    ["in the morning: the next morning at that time", "2026-11-18T15:10:00Z", "2026-11-19T15:10:00.000Z"],
    ["before the office opens: that evening", "2026-11-18T11:00:00Z", "2026-11-18T22:00:00.000Z"],
    ["after it closes: the evening of the next day", "2026-11-18T23:30:00Z", "2026-11-19T22:00:00.000Z"],
    ["on Friday afternoon: Monday afternoon", "2026-11-20T20:00:00Z", "2026-11-23T20:00:00.000Z"],
    ["on a Saturday: Monday evening", "2026-11-21T12:00:00Z", "2026-11-23T22:00:00.000Z"],
    ["over the change to summer time", "2026-03-06T20:00:00Z", "2026-03-09T19:00:00.000Z"],
    ["over the change to winter time", "2026-10-30T19:00:00Z", "2026-11-02T20:00:00.000Z"],
  ])("makes an answer due to what came %s", (_, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it("adds exactly the working time that it then counts", () => {
    fc.assert(
      fc.property(moments, spans, (from, span) => {
        expect(workingTimeBetween(from, addWorkingTime(from, span))).toBe(span);
      }),
    );
  });

  it("ends within working hours, Monday to Friday, whatever the season", () => {
    fc.assert(
      fc.property(moments, (from) => {
        const { weekday, minutes } = wallOf(answerDueAt(from));
        expect(["Mon", "Tue", "Wed", "Thu", "Fri"]).toContain(weekday);
        expect(minutes).toBeGreaterThanOrEqual(9 * 60);
        expect(minutes).toBeLessThanOrEqual(17 * 60);
      }),
    );
  });

  it("keeps the order: what came later is never due earlier", () => {
    fc.assert(
      fc.property(moments, fc.nat(14 * 24 * hour), (from, later) => {
        expect(answerDueAt(from + later)).toBeGreaterThanOrEqual(answerDueAt(from));
      }),
    );
  });

  it("adds up: the time over two spans is the sum of both", () => {
    fc.assert(
      fc.property(moments, fc.nat(9 * 24 * hour), fc.nat(9 * 24 * hour), (from, a, b) => {
        const middle = from + a;
        const sum = workingTimeBetween(from, middle) + workingTimeBetween(middle, middle + b);
        expect(workingTimeBetween(from, middle + b)).toBe(sum);
      }),
    );
  });

  it("counts forty hours a week, also when the clocks change in it", () => {
    fc.assert(
      fc.property(moments, (from) => {
        // The same wall time a week later: an hour off in the weeks of a change, which falls on a Sunday.
        const week = workingTimeBetween(from, from + 7 * 24 * hour);
        expect(Math.abs(week - 40 * hour)).toBeLessThanOrEqual(hour);
      }),
    );
    expect(workingTimeBetween(at("2026-03-02T05:00:00Z"), at("2026-03-09T04:00:00Z"))).toBe(40 * hour);
  });

  it("says how much is left, and how much it is late", () => {
    const received = at("2026-11-18T15:00:00Z");
    expect(promiseStateOf(received, at("2026-11-18T16:00:00Z"))).toEqual({
      isOverdue: false,
      workMs: 7 * hour,
    });
    expect(promiseStateOf(received, at("2026-11-19T17:00:00Z"))).toEqual({
      isOverdue: true,
      workMs: 2 * hour,
    });
    expect(promiseStateOf(received, answerDueAt(received))).toEqual({ isOverdue: false, workMs: 0 });
  });

  it("writes working time in hours and minutes", () => {
    expect(formatWorkingTime(3 * hour + 10.9 * 60_000)).toBe("3 h 10 m");
    expect(formatWorkingTime(0)).toBe("0 h 0 m");
  });
});
