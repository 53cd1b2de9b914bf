import { describe, expect, it } from "vitest";
import { cleanUrl } from "@/lib/features/analytics/clean-url";

describe("cleanUrl", () => {
  it.each([
    [
      "https://a.example/pricing?utm_source=x&email=me@b.example#top",
      "https://a.example/pricing?utm_source=x",
    ],
    ["https://a.example/receipt/secret", "https://a.example/receipt"],
    ["https://a.example/pricing?gclid=a&utm_source=x&fbclid=b", "https://a.example/pricing?utm_source=x"],
    ["https://a.example/", "https://a.example/"],
    ["no address", ""],
    ["https://a.example?utm_source=x", "https://a.example/?utm_source=x"],
    [`https://${"a".repeat(256)}/`, ""],
    ["https://bücher.example/", ""],
    [`a://${"?".repeat(2_000)} `, ""],
    [`https://a.example/?${"+".repeat(5_000)}&utm_source=x`, "https://a.example/"],
  ])("reduces %.80s to %s", (given, clean) => {
    expect(cleanUrl(given)).toBe(clean);
  });
});
