import { describe, expect, it } from "vitest";
import { limitUrl } from "@/lib/features/tracking/touch";

const here = "https://oxbow.example";

describe("limitUrl", () => {
  it.each([
    [`${here}/a?b=1#c`, `${here}/a?b=1`],
    [`${here}/a?b=${"x".repeat(1000)}`, `${here}/a`],
    [`${here}/${"x".repeat(1000)}`, `${here}/`],
    [`${here}/receipt/a-secret?b=1`, `${here}/receipt`],
    [`${here}/scraping-digest/confirm?token=a-secret`, `${here}/scraping-digest/confirm`],
  ])("keeps %s in bounds", (address, bounded) => {
    expect(limitUrl(address)).toBe(bounded);
  });
});
