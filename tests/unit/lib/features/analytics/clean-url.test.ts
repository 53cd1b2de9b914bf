import { describe, expect, it } from "vitest";
import { cleanUrl } from "@/lib/features/analytics/clean-url";

describe("cleanUrl", () => {
  it.each([
    [
      "removes personal parameters and the fragment",
      "https://a.example/pricing?utm_source=x&email=me@b.example#top",
      "https://a.example/pricing?utm_source=x",
    ],
    ["removes the token of a receipt URL", "https://a.example/receipt/secret", "https://a.example/receipt"],
    [
      "removes click ids",
      "https://a.example/pricing?gclid=a&utm_source=x&fbclid=b",
      "https://a.example/pricing?utm_source=x",
    ],
    ["keeps a clean URL", "https://a.example/", "https://a.example/"],
    ["returns nothing for a text that is not a URL", "not a URL", ""],
    ["adds a missing path", "https://a.example?utm_source=x", "https://a.example/?utm_source=x"],
    ["returns nothing for a host of more than 255 characters", `https://${"a".repeat(256)}/`, ""],
    ["returns nothing for a host that is not ASCII", "https://bücher.example/", ""],
    ["returns nothing for a text that ends in a space", `a://${"?".repeat(2_000)} `, ""],
    [
      "removes what comes after 2,048 characters",
      `https://a.example/?${"+".repeat(5_000)}&utm_source=x`,
      "https://a.example/",
    ],
  ])("%s", (_, given, clean) => {
    expect(cleanUrl(given)).toBe(clean);
  });
});
