import { describe, expect, it } from "vitest";
import { checkProjectToken, readEvents, readFlagsRequest } from "@/lib/features/analytics/ingest/read-events";

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
  it("stores the columns, and only the path of the URL", () => {
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

  it("stores the time of an event in whole milliseconds", () => {
    const reading = readEvents(event({ timestamp: undefined, offset: 0.5 }), null, now);
    expect(reading).toMatchObject({ events: [{ at: now - 1 }] });
  });

  it.each([
    ["a batch", { api_key: token, batch: [event()] }],
    ["one event", event()],
    ["a list", [event()]],
  ])("reads %s", (_name, body) => {
    expect(readEvents(body, null, now)).toMatchObject({ events: [{ name: "$pageview" }] });
  });

  it.each([
    ["a name that is no text", [event({ event: 7 })], /name/],
    ["a URL that is no text", [event({}, { $current_url: 7 })], /current URL/],
    ["an empty id", [event({}, { distinct_id: " " })], /distinct_id/],
    ["a placeholder for an id", [event({}, { distinct_id: "Undefined" })], /distinct_id/],
    ["an object for an id", [event({}, { distinct_id: "[object Object]" })], /distinct_id/],
    ["an event beyond the catalog", [event({ event: "$autocapture" })], /catalog/],
    ["nothing", [], /no events/],
    ["a number", 5, /no events/],
  ])("rejects %s and says why", (_name, body, reason) => {
    expect(readEvents(body, null, now)).toMatchObject({
      events: [],
      reason: expect.stringMatching(reason),
    });
  });

  it.each(["1999-01-01T00:00:00Z", "2026-11-21T10:00:30Z"])(
    "gives an event with a wrong clock, %s, the time it was received",
    (timestamp) => {
      const reading = readEvents([event({ timestamp })], null, now);
      expect(reading).toMatchObject({ events: [{ at: now }] });
    },
  );
});

describe("checkProjectToken", () => {
  it.each([
    ["", "bad-request"],
    [undefined, "bad-request"],
    [7, "bad-request"],
    ["x", "unauthorized"],
  ])("distinguishes a missing key from a wrong one: %s", (given, code) => {
    const refusal = checkProjectToken([event({}, { token: given })], token);
    expect(refusal).toMatchObject({ ok: false, code });
    const afterValid = checkProjectToken([event(), event({}, { token: given })], token);
    expect(afterValid).toEqual(given === undefined ? null : refusal);
  });

  it.each([
    ["nothing", []],
    ["a number", 5],
    ["a request for flags without a key", { distinct_id: "me" }],
  ])("says that the key of %s is missing", (_name, body) => {
    expect(checkProjectToken(body, token)).toMatchObject({ ok: false, code: "bad-request" });
  });
});

describe("readFlagsRequest", () => {
  it("returns the visitor id", () => {
    expect(readFlagsRequest({ token, distinct_id: "me", person_properties: {} })).toEqual({
      ok: true,
      person: "me",
    });
    expect(readFlagsRequest({ api_key: token, distinct_id: "me" })).toMatchObject({ ok: true });
  });

  it.each([
    ["no id", { token }, /distinct_id/],
    ["a placeholder for an id", { token, distinct_id: "anonymous" }, /distinct_id/],
    ["no text for a URL", { token, distinct_id: "me", person_properties: { $current_url: {} } }, /URL/],
  ])("rejects %s, like the id of an event", (_name, body, reason) => {
    expect(readFlagsRequest(body)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });
});
