import { describe, expect, it } from "vitest";
import { readEvents } from "@/lib/analytics/ingest/read-events";

const now = Date.parse("2026-11-21T10:00:00Z");
const token = "key";
const event = (more: object = {}, properties: object = {}) => ({
  event: "$pageview",
  uuid: "0199a2b0-0000-7000-8000-000000000001",
  timestamp: "2026-11-21T09:59:58Z",
  properties: { token, distinct_id: "0199a2b0-aaaa", $session_id: "s1", ...properties },
  ...more,
});

describe("readEvents", () => {
  it("keeps the columns and nothing of the address but its path", () => {
    const reading = readEvents(
      [
        event(
          {},
          {
            $current_url: "https://oxbow.example/pricing?utm_campaign=c&email=a@b.example",
            utm_source: "news",
            utm_campaign: "c",
            $browser_language: "lt",
          },
        ),
      ],
      token,
      now,
    );
    expect(reading).toMatchObject({
      ok: true,
      rejected: 0,
      events: [
        {
          path: "/pricing",
          page_type: "pricing",
          source: "news",
          campaign: "c",
          session: "s1",
          is_identified: 0,
        },
      ],
    });
    expect(JSON.stringify(reading)).not.toMatch(/a@b|"lt"/);
  });

  it.each([
    ["a batch", { api_key: token, batch: [event()] }],
    ["one event", event()],
    ["a list", [event()]],
  ])("reads %s", (_name, body) => {
    expect(readEvents(body, token, now)).toMatchObject({ ok: true, events: [{ name: "$pageview" }] });
  });

  it.each([
    ["an empty token", [event({}, { token: "" })]],
    ["another token", [event({}, { token: "x" })]],
    ["a name that is no text", [event({ event: 7 })]],
    ["an address that is no text", [event({}, { $current_url: 7 })]],
    ["an empty id", [event({}, { distinct_id: " " })]],
    ["a placeholder for an id", [event({}, { distinct_id: "Undefined" })]],
    ["an object for an id", [event({}, { distinct_id: "[object Object]" })]],
    ["nothing", []],
    ["a number", 5],
  ])("refuses %s", (_name, body) => {
    expect(readEvents(body, token, now)).toEqual({ ok: false });
  });

  it("takes the good ones of a batch and counts the others", () => {
    const reading = readEvents([event(), event({ event: 1 })], token, now);
    expect(reading).toMatchObject({ ok: true, rejected: 1 });
    expect(reading.ok && reading.events).toHaveLength(1);
  });

  it("leaves out events beyond the catalogue", () => {
    expect(readEvents([event({ event: "$autocapture" })], token, now)).toMatchObject({
      ok: true,
      events: [],
    });
  });

  it("puts an event with a wrong clock at the time it came", () => {
    const reading = readEvents([event({ timestamp: "1999-01-01T00:00:00Z" })], token, now);
    expect(reading).toMatchObject({ events: [{ at: now }] });
  });
});
