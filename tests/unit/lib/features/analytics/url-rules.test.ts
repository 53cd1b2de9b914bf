import { describe, expect, it } from "vitest";
import { matchesUrl } from "@/lib/features/analytics/url-rules";

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
