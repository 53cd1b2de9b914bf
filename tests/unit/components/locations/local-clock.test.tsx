// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LocalClock } from "@/components/locations/local-clock";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("LocalClock", () => {
  it.each([
    ["UTC+9", "Asia/Tokyo", /UTC\+9<.*all year/],
    ["UTC−5, UTC−4 for part of the year", "America/New_York", /UTC−5<.*UTC−4 for part of the year/],
  ])("shows no time on the server, but %s", (offset, zone, text) => {
    const html = renderToString(<LocalClock offset={offset} zone={zone} />);
    expect(html).toMatch(text);
    expect(html).not.toMatch(/\d\d:\d\d/);
  });

  it("shows the time and day of the zone in the browser, and updates by itself", () => {
    render(<LocalClock offset="UTC+9" zone="Asia/Tokyo" />);
    expect(screen.getByText("08:30")).toBeTruthy();
    expect(screen.getByText("Saturday, local time")).toBeTruthy();
    act(() => {
      vi.advanceTimersByTime(2 * 60_000);
    });
    expect(screen.getByText("08:32")).toBeTruthy();
  });
});
