import { describe, expect, it } from "vitest";
import { cleanAddress } from "@/lib/features/analytics/clean-address";

describe("cleanAddress", () => {
  it.each([
    [
      "https://a.example/pricing?utm_source=x&email=me@b.example#top",
      "https://a.example/pricing?utm_source=x",
    ],
    ["https://a.example/receipt/secret", "https://a.example/receipt"],
    ["https://a.example/", "https://a.example/"],
    ["no address", ""],
  ])("makes %s into %s", (given, clean) => {
    expect(cleanAddress(given)).toBe(clean);
  });
});
