import { beforeEach, describe, expect, it } from "vitest";
import { setEventSink, type TrackedEvent, track } from "@/lib/features/analytics/events";

const events: TrackedEvent[] = [];
const sink = (event: TrackedEvent) => void events.push(event);
beforeEach(() => {
  setEventSink(null);
  events.length = 0;
});

describe("track", () => {
  it("drops events without consent", () => {
    track("form_started", { form: "inquiry" });
    setEventSink("waiting");
    setEventSink(sink);
    expect(events).toEqual([]);
  });

  it("queues events with their time until the library is loaded", () => {
    setEventSink("waiting");
    track("form_started", { form: "inquiry" });
    setEventSink(sink);
    expect(events).toMatchObject([
      { name: "form_started", properties: { form: "inquiry" }, at: expect.any(Date) },
    ]);
  });

  it("drops queued events when consent is withdrawn", () => {
    setEventSink("waiting");
    track("form_started", { form: "inquiry" });
    setEventSink(null);
    setEventSink(sink);
    expect(events).toEqual([]);
  });
});
