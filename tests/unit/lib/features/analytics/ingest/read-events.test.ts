import { describe, expect, it } from "vitest";
import { readEvents } from "@/lib/features/analytics/ingest/read-events";

const now = Date.parse("2026-11-21T10:00:00Z");
const event = (overrides: object = {}, properties: object = {}) => ({
  event: "$pageview",
  uuid: "0199a2b0-0000-7000-8000-000000000001",
  timestamp: "2026-11-21T09:59:58Z",
  properties: { distinct_id: "0199a2b0-aaaa", $session_id: "s1", ...properties },
  ...overrides,
});

describe("readEvents", () => {
  it("maps properties to columns, keeps only the path of the URL, and drops unlisted properties", () => {
    const properties = {
      $current_url: "https://oxbow.example/pricing?utm_campaign=c&email=a@b.example",
      utm_source: "news",
      utm_campaign: "c",
      $browser_language: "lt",
    };
    const reading = readEvents([event({}, properties)], null, now);
    const columns = { path: "/pricing", page_type: "pricing", source: "news", campaign: "c", session: "s1" };
    expect(reading).toMatchObject({ refused: 0, events: [{ ...columns, is_identified: 0 }] });
    expect(JSON.stringify(reading)).not.toMatch(/a@b|"lt"/);
  });

  it("rounds the time of an event down to a millisecond", () => {
    const reading = readEvents(event({ timestamp: undefined, offset: 0.5 }), null, now);
    expect(reading).toMatchObject({ events: [{ at: now - 1 }] });
  });

  it.each([
    ["a name that is not a string", [event({ event: 7 })], /name/],
    ["a URL that is not a string", [event({}, { $current_url: 7 })], /current URL/],
    ["an empty id", [event({}, { distinct_id: " " })], /distinct_id/],
    ["a placeholder for an id", [event({}, { distinct_id: "Undefined" })], /distinct_id/],
    ["an object for an id", [event({}, { distinct_id: "[object Object]" })], /distinct_id/],
    ["nothing", [], /no events/],
  ])("rejects %s and says why", (_name, body, reason) => {
    expect(readEvents(body, null, now)).toMatchObject({
      events: [],
      reason: expect.stringMatching(reason),
    });
  });

  it.each(["1999-01-01T00:00:00Z", "2026-11-21T10:00:30Z"])(
    "replaces an implausible timestamp, %s, with the time of receipt",
    (timestamp) => {
      const reading = readEvents([event({ timestamp })], null, now);
      expect(reading).toMatchObject({ events: [{ at: now }] });
    },
  );
});
