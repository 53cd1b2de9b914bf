import { describe, expect, it } from "vitest";
import { isBoundedPattern, matchesUrl } from "@/lib/features/analytics/url-rules";

const href = "https://oxbow.example/pricing?utm_source=x";

describe("matchesUrl", () => {
  it.each([
    [{}, true],
    [{ url: "/Pricing" }, true],
    [{ url: "/blog" }, false],
    [{ url: "/blog", urlMatchType: "not_icontains" }, true],
    [{ url: href, urlMatchType: "exact" }, true],
    [{ url: href, urlMatchType: "is_not" }, false],
    [{ url: "/pricing(?:[?#]|$)", urlMatchType: "regex" }, true],
    [{ url: "/pricing$", urlMatchType: "regex" }, false],
    [{ url: "/pricing$", urlMatchType: "not_regex" }, true],
  ] as const)("follows %j", (rule, isMatch) => {
    expect(matchesUrl(rule, href)).toBe(isMatch);
  });
});

describe("isBoundedPattern", () => {
  it.each([
    "/pricing(?:[?#]|$)",
    "^https?://[^/]+/residential-proxies(?:[?#]|$)",
    "/(blog|pricing)/.*",
    "oxbow\\.example/pricing",
    "/a[)(*+]b",
  ])("allows %s", (pattern) => {
    expect(isBoundedPattern(pattern)).toBe(true);
  });

  it.each([
    "(a+)+$",
    "(a|aa)*b",
    "(?:a|a)(?:a|a)(?:a|a)c",
    ".*.*.*x",
    "a?a?a?a?a?aaaaa",
    "(a)\\1",
    "(?=a+)b",
    "(?<n>a)b",
    "a{1,500}b{1,500}c",
    "a{2}",
    "(unclosed",
    "[z-a]",
  ])("rejects %s", (pattern) => {
    expect(isBoundedPattern(pattern)).toBe(false);
  });
});
