import { describe, expect, it } from "vitest";
import { placeDay, placeTime, zoneDate, zoneTime } from "@/lib/features/event/times";

const start = "2027-03-11T13:00:00+01:00";

describe("times of an event", () => {
  it("reads the venue's time from the text", () => {
    expect([placeDay(start), placeTime(start)]).toEqual(["2027-03-11", "13:00"]);
  });

  it("converts to another time zone", () => {
    expect(zoneTime(start, "America/New_York")).toBe("07:00");
    expect(zoneDate(start, "America/New_York")).toBe("Thursday, March 11, 07:00");
  });

  it("includes the weekday if it differs", () => {
    expect(zoneTime(start, "Pacific/Auckland")).toBe("Fri 01:00");
  });
});
