import { describe, expect, it } from "vitest";
import { retryDelay } from "@/lib/content/endpoints/retry";

describe("retryDelay", () => {
  it("doubles from 1 second up to 30 seconds", () => {
    expect([0, 1, 2, 3, 4, 5, 60].map(retryDelay)).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3]);
  });
});
