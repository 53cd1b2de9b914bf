import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSteadyClock } from "@/lib/base/steady-clock";

const hour = 3_600_000;
const start = 10 * hour;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: start }));
afterEach(() => void vi.useRealTimers());

describe("createSteadyClock", () => {
  it("never goes back when the system clock is set back", () => {
    const clock = createSteadyClock();
    vi.advanceTimersByTime(1_500);
    clock();
    vi.setSystemTime(start - hour);
    vi.advanceTimersByTime(2_000);
    expect(clock()).toBe(start + 3_500);
  });

  it("follows when the system clock is set forward, such as after a suspend", () => {
    const clock = createSteadyClock();
    vi.setSystemTime(start + 8 * hour);
    expect(clock()).toBe(start + 8 * hour);
  });
});
