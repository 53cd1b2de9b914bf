import { describe, expect, it } from "vitest";
import { createRateLimiter } from "@/lib/platform/http/rate-limit";

/** How many of 50 clients of an IPv6 /48 are allowed one request each. */
const countAllowed = (limiter: ReturnType<typeof createRateLimiter>, network: string) =>
  Array.from({ length: 50 }, (_, index) => limiter.take(`${network}:${index}::/64`, 0)).filter(
    ({ isAllowed }) => isAllowed,
  ).length;

describe("createRateLimiter", () => {
  it("allows a burst, then returns the time until the next token", () => {
    const limiter = createRateLimiter({ burst: 3, perMinute: 6 });
    const burst = [0, 0, 0].map((at) => limiter.take("a", at).isAllowed);
    expect(burst).toEqual([true, true, true]);
    expect(limiter.take("a", 0)).toEqual({ isAllowed: false, retryAfter: 10 });
    expect(limiter.take("a", 9_000)).toEqual({ isAllowed: false, retryAfter: 1 });
    expect(limiter.take("a", 10_000)).toEqual({ isAllowed: true });
    expect(limiter.take("a", 10_000).isAllowed).toBe(false);
  });

  it("allows one request that costs more than is left, then rejects until the debt is paid", () => {
    const limiter = createRateLimiter({ burst: 3, perMinute: 60 });
    expect(limiter.take("a", 0, 5)).toEqual({ isAllowed: true });
    expect(limiter.take("a", 0)).toEqual({ isAllowed: false, retryAfter: 3 });
    expect(limiter.take("a", 3_000)).toEqual({ isAllowed: true });
  });

  it("caps the debt at the burst", () => {
    const limiter = createRateLimiter({ burst: 3, perMinute: 60 });
    limiter.take("a", 0, 1_000);
    expect(limiter.take("a", 0)).toEqual({ isAllowed: false, retryAfter: 4 });
  });

  it("allows the clients of an IPv6 /48 four times as much together", () => {
    const limiter = createRateLimiter({ burst: 3, perMinute: 6 });
    expect(countAllowed(limiter, "2001:db8:1")).toBe(4 * 3);
    // Four times six a minute is a token every 2.5 seconds, rounded up.
    expect(limiter.take("2001:db8:1:77::/64", 0)).toEqual({ isAllowed: false, retryAfter: 3 });
    expect(countAllowed(limiter, "2001:db8:2")).toBe(4 * 3);
  });

  it("allows the clients of a /48 `networkFactor` times as much", () => {
    const limiter = createRateLimiter({ burst: 3, perMinute: 6, networkFactor: 10 });
    expect(countAllowed(limiter, "2001:db8:1")).toBe(10 * 3);
  });

  it("uses no token of a client for a request over its /48's limit", () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1, networkFactor: 2 });
    limiter.take("2001:db8:1:1::/64", 0);
    limiter.take("2001:db8:1:2::/64", 0);
    expect(limiter.take("2001:db8:1:3::/64", 0).isAllowed).toBe(false);
    // After half a minute, the /48 has a token; the refused client still has its own.
    expect(limiter.take("2001:db8:1:3::/64", 30_000).isAllowed).toBe(true);
  });

  it("uses no token of the /48 for a request over its client's limit", () => {
    const limiter = createRateLimiter({ burst: 3, perMinute: 6 });
    for (let count = 0; count < 9; count += 1) limiter.take("2001:db8:1:0::/64", 0);
    expect(countAllowed(limiter, "2001:db8:1")).toBe(4 * 3 - 3);
  });

  it("never refills beyond the burst", () => {
    const limiter = createRateLimiter({ burst: 2, perMinute: 60 });
    limiter.take("a", 0);
    const later = [1e9, 1e9, 1e9].map((at) => limiter.take("a", at).isAllowed);
    expect(later).toEqual([true, true, false]);
  });

  it("keeps tokens when the clock is set back", () => {
    const limiter = createRateLimiter({ burst: 2, perMinute: 1 });
    limiter.take("a", 1e9);
    expect(limiter.take("a", 0).isAllowed).toBe(true);
  });

  it("evicts the least recently used keys first", () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 });
    limiter.take("early", 0);
    limiter.take("steady", 0);
    for (let index = 0; index < 30_000; index += 1) {
      limiter.take(`other-${index}`, 0);
      if (index % 1_000 === 0) limiter.take("steady", 0);
    }
    expect(limiter.take("steady", 0).isAllowed).toBe(false);
    expect(limiter.take("early", 0).isAllowed).toBe(true);
  });
});
