import { describe, expect, it } from "vitest";
import { isOwnUrl, isSameOrigin } from "@/lib/http/origin";

const site = "https://oxbow.example";
const host = "internal:3000";

describe("isSameOrigin", () => {
  it.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { origin: site }],
    [true, { origin: "http://internal:3000" }],
    [true, { origin: "https://internal:3000" }],
    [true, { origin: site, "sec-fetch-site": "same-origin" }],
    [true, { "sec-fetch-site": "same-origin" }],
    [true, { "sec-fetch-site": "none" }],
    [true, { origin: "null", "sec-fetch-site": "same-origin" }],
    [false, { origin: "null" }],
    [false, { origin: "null", "sec-fetch-site": "none" }],
    [false, { origin: "https://evil.example" }],
    [false, { origin: "https://oxbow.example.evil.example" }],
    [false, { origin: "https://sub.oxbow.example" }],
    [false, { origin: "https://oxbow.example:8443" }],
    [false, { origin: "not an origin" }],
    [false, { origin: "" }],
    [false, { "sec-fetch-site": "cross-site" }],
    [false, { "sec-fetch-site": "same-site" }],
    [false, { origin: site, "sec-fetch-site": "cross-site" }],
    [false, { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
  ])("answers %s to %o", (expected, headers) => {
    expect(isSameOrigin(new Headers({ host, ...headers }), site)).toBe(expected);
  });
});

describe("isOwnUrl", () => {
  it.each([
    ["https://oxbow.example/contact?plan=a", true],
    ["http://internal:3000/contact", true],
    ["https://evil.example/https://oxbow.example", false],
    ["/contact", false],
  ])("answers for %s: %s", (url, expected) => {
    expect(isOwnUrl(url, new Headers({ host }), site)).toBe(expected);
  });
});
