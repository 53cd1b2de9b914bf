import { beforeEach, describe, expect, it, vi } from "vitest";
import { setEventSink, type TrackedEvent, track } from "@/lib/features/analytics/events";

const events: TrackedEvent[] = [];
const sink = (event: TrackedEvent) => void events.push(event);
beforeEach(() => {
  setEventSink(null);
  events.length = 0;
});

describe("track", () => {
  it("queues events with their time until posthog-js is loaded", () => {
    const at = new Date("2026-01-15T12:00:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    setEventSink("waiting");
    track("form_started", { form: "inquiry" });
    vi.setSystemTime("2026-01-15T12:01:00Z");
    setEventSink(sink);
    vi.useRealTimers();
    expect(events).toEqual([{ name: "form_started", properties: { form: "inquiry" }, at }]);
  });

  it("drops events without consent, and those that are queued when it is withdrawn", () => {
    track("form_started", { form: "inquiry" });
    setEventSink("waiting");
    track("form_started", { form: "inquiry" });
    setEventSink(null);
    setEventSink(sink);
    expect(events).toEqual([]);
  });
});
