import { describe, expect, it } from "vitest";
import { computeBackoffMs, maxAttempts } from "@/lib/features/leads/backoff";

const almostOne = 1 - Number.EPSILON;

describe("computeBackoffMs", () => {
  it("is between zero and a window that doubles up to five minutes", () => {
    const longest = [1, 2, 3, 4, 9, 10, 1_000_000].map((attempts) =>
      computeBackoffMs(attempts, () => almostOne),
    );
    expect(longest).toEqual([999, 1_999, 3_999, 7_999, 255_999, 299_999, 299_999]);
    expect(computeBackoffMs(7, () => 0)).toBe(0);
  });

  it("gives up after about a day on average", () => {
    let total = 0;
    for (let attempts = 1; attempts < maxAttempts; attempts += 1)
      total += computeBackoffMs(attempts, () => 0.5);
    const hours = total / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
  });
});
