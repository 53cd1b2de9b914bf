import { describe, expect, it } from "vitest";
import { cleanUrl } from "@/lib/features/analytics/clean-url";

describe("cleanUrl", () => {
  it.each([
    [
      "personal parameters and the fragment",
      "https://a.example/pricing?utm_source=x&email=me@b.example#top",
      "https://a.example/pricing?utm_source=x",
    ],
    ["the secret of a private page", "https://a.example/receipt/secret", "https://a.example/receipt"],
    [
      "ids of clicks",
      "https://a.example/pricing?gclid=a&utm_source=x&fbclid=b",
      "https://a.example/pricing?utm_source=x",
    ],
    ["nothing of a clean URL", "https://a.example/", "https://a.example/"],
    ["what is no URL", "no address", ""],
    ["nothing of a URL without a path", "https://a.example?utm_source=x", "https://a.example/?utm_source=x"],
    ["a host of more than 255 characters", `https://${"a".repeat(256)}/`, ""],
    ["a host that is not ASCII", "https://bücher.example/", ""],
    ["a text that would be slow to match", `a://${"?".repeat(2_000)} `, ""],
    [
      "what comes after 2,048 characters",
      `https://a.example/?${"+".repeat(5_000)}&utm_source=x`,
      "https://a.example/",
    ],
  ])("removes %s", (_, given, clean) => {
    expect(cleanUrl(given)).toBe(clean);
  });
});
