import { describe, expect, it } from "vitest";
import { createSteadyClock } from "@/lib/base/steady-clock";

const hour = 3_600_000;

function start(from?: number) {
  const time = { wall: 10 * hour, monotonic: 500.25 };
  const clock = createSteadyClock({ from, wall: () => time.wall, monotonic: () => time.monotonic });
  const pass = (ms: number) => {
    time.wall += ms;
    time.monotonic += ms;
  };
  return { clock, time, pass };
}

describe("the monotonic clock", () => {
  it("equals the system clock", () => {
    const { clock, pass } = start();
    expect(clock()).toBe(10 * hour);
    pass(1_500);
    expect(clock()).toBe(10 * hour + 1_500);
  });

  it("never goes back when the system clock is set back", () => {
    const { clock, time, pass } = start();
    pass(1_000);
    clock();
    time.wall -= hour;
    pass(2_000);
    expect(clock()).toBe(10 * hour + 3_000);
  });

  it("follows when the system clock is set forward, such as after a suspend", () => {
    const { clock, time } = start();
    time.wall += 8 * hour;
    expect(clock()).toBe(18 * hour);
  });

  it("starts no earlier than the given time", () => {
    const { clock, pass } = start(11 * hour);
    pass(1_000.6);
    expect(clock()).toBe(11 * hour + 1_000);
  });
});
