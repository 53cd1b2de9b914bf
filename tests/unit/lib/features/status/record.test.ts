import { describe, expect, it } from "vitest";
import recorded from "@/content/shared-api/network-status.json" with { type: "json" };
import press from "@/content/shared-api/press-area.json" with { type: "json" };
import { networkStatusSchema } from "@/lib/content/endpoints/schemas-status";
import {
  availabilityOn,
  listDays,
  listEarlier,
  listedDaysOf,
  listOpenIncidents,
  lostMinutesOn,
} from "@/lib/features/status/record";
import {
  formatAvailability,
  formatDurationOf,
  formatNextRecord,
  formatRecordDay,
  formatTimeSpan,
  titleOf,
} from "@/lib/features/status/wording";

const incident = (more: object = {}) => ({
  id: "one",
  kind: "incident",
  title: "One",
  start: "2026-11-18T23:30:00Z",
  end: "2026-11-19T00:30:00Z",
  products: ["RP"],
  regions: ["europe"],
  failed: 0.5,
  cause: "…",
  resolution: "…",
  prevention: null,
  ...more,
});
const statusOf = (incidents: object[], measuredUntil = "2026-11-20T06:00:00Z") =>
  networkStatusSchema.parse({
    measuredUntil,
    days: 7,
    probes: { places: 12, perPlace: 10, everySeconds: 60, timeoutSeconds: 10, incidentAbove: 0.01 },
    regions: [
      { id: "americas", name: "Americas" },
      { id: "europe", name: "Europe" },
    ],
    products: ["RP", "MP"],
    earlier: [
      { date: "2026-11-13", minutes: 41, release: "before" },
      { date: "2026-11-14", minutes: 5, release: "within" },
    ],
    incidents,
  });
const status = statusOf([incident()]);
const productRegion = { product: "RP", region: "europe" } as const;

describe("lostMinutesOn", () => {
  it("splits an incident at midnight, weighted by the share of failed probes", () => {
    expect(lostMinutesOn(status, productRegion, "2026-11-18")).toBe(15);
    expect(lostMinutesOn(status, productRegion, "2026-11-19")).toBe(15);
    expect(lostMinutesOn(status, productRegion, "2026-11-17")).toBe(0);
  });

  it("counts an open incident until the last measurement", () => {
    const open = statusOf([incident({ start: "2026-11-20T05:00:00Z", end: null, failed: 1 })]);
    expect(lostMinutesOn(open, productRegion, "2026-11-20")).toBe(60);
    expect(availabilityOn(open, productRegion, "2026-11-20")).toBeCloseTo(5 / 6);
    expect(listOpenIncidents(open)).toHaveLength(1);
    expect(listOpenIncidents(status)).toEqual([]);
  });
});

describe("the history", () => {
  it("ends on the day before a last measurement at midnight", () => {
    const open = incident({ start: "2026-11-19T12:00:00Z", end: null, failed: 1 });
    const measured = statusOf([open], "2026-11-20T00:00:00Z");
    expect(listDays(measured).at(-1)).toBe("2026-11-19");
    expect(availabilityOn(measured, productRegion, "2026-11-19")).toBe(0.5);
  });

  it("loses no more than the measured time to overlapping incidents", () => {
    const whole = incident({ start: "2026-11-18T00:00:00Z", end: "2026-11-19T00:00:00Z", failed: 1 });
    const half = incident({ id: "two", start: "2026-11-18T12:00:00Z", end: "2026-11-19T00:00:00Z" });
    expect(availabilityOn(statusOf([whole, half]), productRegion, "2026-11-18")).toBe(0);
  });
});

it.each([
  ["on two days", incident(), { first: 4, last: 5 }],
  [
    "that ends at midnight, on its day only",
    incident({ end: "2026-11-19T00:00:00Z" }),
    { first: 4, last: 4 },
  ],
  ["that has not ended, until the last measurement", incident({ end: null }), { first: 4, last: 6 }],
  [
    "that ends after the history, until its last day",
    incident({ end: "2026-12-19T00:00:00Z" }),
    { first: 4, last: 6 },
  ],
  ["from before the history nowhere", incident({ start: "2026-11-13T23:00:00Z" }), null],
])("places an incident %s", (_, given, days) => {
  const placed = statusOf([given]);
  const [placedIncident] = placed.incidents;
  expect(placedIncident && listedDaysOf(placed, placedIncident)).toEqual(days);
});

it("names only outages of days that the history no longer has", () => {
  expect(listEarlier(status).map(({ release }) => release)).toEqual(["before"]);
});

it("says how long earlier outages took as their reports do", () => {
  for (const { minutes, release } of recorded.earlier) {
    const report = press.releases.find(({ slug }) => slug === release);
    expect(report?.paragraphs[0]).toContain(`for ${minutes} minutes`);
  }
});

describe("the schema", () => {
  it.each([
    ["an end before its start", [incident({ end: "2026-11-18T23:00:00Z" })]],
    [
      "incidents out of order",
      [incident(), incident({ id: "two", start: "2026-11-17T00:00:00Z", end: null })],
    ],
    ["an incident twice", [incident(), incident()]],
  ])("rejects %s", (_, incidents) => {
    expect(() => statusOf(incidents)).toThrow();
  });
});

describe("wording", () => {
  it("never rounds an availability up", () => {
    expect(formatAvailability(0.999_99)).toBe("99.99%");
    expect(formatAvailability(0.999_999_9)).toBe("99.99%");
    expect(formatAvailability(1)).toBe("100%");
    expect(formatAvailability(1 - (96 * 0.96) / 1440)).toBe("93.60%");
  });

  it("includes the second day only if it differs", () => {
    expect(formatTimeSpan(incident())).toBe(
      "November\u00a018, 2026, 23:30 to November\u00a019, 2026, 00:30 UTC",
    );
    expect(formatTimeSpan(incident({ end: "2026-11-18T23:45:00Z" }))).toBe(
      "November\u00a018, 2026, 23:30 to 23:45 UTC",
    );
    expect(formatTimeSpan(incident({ end: null }))).toBe("Since November\u00a018, 2026, 23:30 UTC");
  });

  it("says on which day of every month a record is published", () => {
    expect(formatRecordDay(status)).toBe("20th of each month");
    expect(formatRecordDay({ measuredUntil: "2027-02-28T06:00:00Z" })).toBe("28th of each month");
    expect(formatRecordDay({ measuredUntil: "2027-01-31T06:00:00Z" })).toBe(
      "31st of each month, or its last day",
    );
  });

  it.each([
    ["2026-12-31T06:00:00Z", "January\u00a031, 2027"],
    ["2027-01-28T06:00:00Z", "February\u00a028, 2027"],
    ["2027-01-29T06:00:00Z", "February\u00a028, 2027"],
    ["2027-01-31T06:00:00Z", "February\u00a028, 2027"],
    ["2028-01-31T06:00:00Z", "February\u00a029, 2028"],
    ["2027-03-31T06:00:00Z", "April\u00a030, 2027"],
  ])(
    "has the next record a month after %s, at the latest on that month's last day",
    (measuredUntil, next) => {
      expect(formatNextRecord({ measuredUntil })).toBe(next);
    },
  );

  it.each([
    ["2026-11-20T06:00:00Z", "20"],
    ["2026-11-20T00:00:00Z", "19"],
  ])("names a record until %s after November %s", (measuredUntil, last) => {
    expect(titleOf({ measuredUntil, days: 7 })).toBe(`Network status, 7 days to November\u00a0${last}, 2026`);
  });

  it.each([
    ["2026-11-18T23:31:00Z", "1 minute"],
    ["2026-11-19T00:07:00Z", "37 minutes"],
    ["2026-11-19T01:30:00Z", "2 h"],
    ["2026-11-19T01:55:00Z", "2 h 25 min"],
  ])("formats a duration until %s as %s", (end, text) => {
    const [first] = statusOf([incident({ end })]).incidents;
    if (!first) throw new Error("The status holds no incident");
    expect(formatDurationOf(status, first)).toBe(text);
  });
});
