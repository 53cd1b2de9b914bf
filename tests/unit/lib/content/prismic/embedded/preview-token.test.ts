import { describe, expect, it, vi } from "vitest";

vi.stubEnv("LINK_SIGNING_KEY", Buffer.alloc(32, 7).toString("base64"));
const { buildPreviewToken, isPreviewTokenOf, isValidPreviewToken } = await import(
  "@/lib/content/prismic/embedded/preview-token"
);

const now = Date.parse("2026-11-21T09:00:00Z");
const hour = 3_600_000;

describe("a preview's token", () => {
  it("is a URL of the repository, as Prismic's tokens are", async () => {
    const token = await buildPreviewToken(now);
    expect(token).toMatch(/^https:\/\/oxbow\.prismic\.io\/previews\/[^?]+\?websitePreviewId=[0-9a-z]+$/);
    expect(isPreviewTokenOf(token, "oxbow")).toBe(true);
  });

  it("is valid for twelve hours", async () => {
    const token = await buildPreviewToken(now);
    expect(await isValidPreviewToken(token, now + 12 * hour - 1)).toBe(true);
    expect(await isValidPreviewToken(token, now + 12 * hour)).toBe(false);
  });

  it("is invalid if any part of it is changed", async () => {
    const token = await buildPreviewToken(now);
    const later = (now + 99 * hour).toString(36);
    const id = new URL(token).searchParams.get("websitePreviewId") ?? "";
    const changed = [
      token.replaceAll(id, later),
      // Another first letter of the signature.
      token.replace(/:([\w-])([\w-]{42}\?)/, (_, first, rest) => (first === "A" ? ":B" : ":A") + rest),
      `${token}&x=1`,
      token.replace("oxbow", "other"),
    ];
    expect(new Set([token, ...changed]).size).toBe(5);
    for (const text of changed) expect(await isValidPreviewToken(text, now), text).toBe(false);
  });
});

describe("isPreviewTokenOf", () => {
  it.each([
    "",
    "oxbow",
    "http://oxbow.prismic.io/previews/a?websitePreviewId=a",
    "https://oxbow.prismic.io:8443/previews/a?websitePreviewId=a",
    "https://user@oxbow.prismic.io/previews/a?websitePreviewId=a",
    "https://oxbow.prismic.io.evil.example/previews/a?websitePreviewId=a",
    "https://evil.example/previews/a?websitePreviewId=a#oxbow.prismic.io",
    "https://oxbow.prismic.io/api/a?websitePreviewId=a",
    "https://oxbow.prismic.io/previews/a",
  ])("rejects %j", (token) => {
    expect(isPreviewTokenOf(token, "oxbow")).toBe(false);
  });
});
