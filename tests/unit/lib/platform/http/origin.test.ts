import { describe, expect, it, vi } from "vitest";
import { isOwnUrl, isSameOrigin } from "@/lib/platform/http/origin";

const site = "https://oxbow.example";
const host = "internal:3000";

describe("isSameOrigin", () => {
  it.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { origin: site }],
    [true, { origin: "https://oxbow.example:443" }],
    [true, { origin: site, "sec-fetch-site": "same-origin" }],
    [true, { "sec-fetch-site": "same-origin" }],
    [true, { "sec-fetch-site": "none" }],
    [true, { origin: "null", "sec-fetch-site": "same-origin" }],
    [false, { origin: "http://internal:3000" }],
    [false, { origin: "https://internal:3000" }],
    [false, { origin: "http://oxbow.example" }],
    [false, { origin: "null" }],
    [false, { origin: "null", "sec-fetch-site": "none" }],
    [false, { origin: "https://evil.example" }],
    [false, { origin: "https://evil.example", host: "evil.example" }],
    [false, { origin: "https://oxbow.example.evil.example" }],
    [false, { origin: "https://sub.oxbow.example" }],
    [false, { origin: "https://oxbow.example:8443" }],
    [false, { origin: "not an origin" }],
    [false, { origin: "" }],
    [false, { "sec-fetch-site": "cross-site" }],
    [false, { "sec-fetch-site": "same-site" }],
    [false, { origin: site, "sec-fetch-site": "cross-site" }],
    [false, { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
  ])("returns %s for %o", (expected, headers) => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(isSameOrigin(new Headers({ host, ...headers }), site)).toBe(expected);
  });

  it("logs once that visitors use another origin than SITE_URL", async () => {
    vi.resetModules();
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { isSameOrigin: isSame } = await import("@/lib/platform/http/origin");
    const ask = (origin: string) => isSame(new Headers({ host: "www.oxbow.example", origin }), site);
    ask("https://evil.example");
    expect(write).not.toHaveBeenCalled();
    ask("https://www.oxbow.example");
    ask("https://www.oxbow.example");
    expect(write).toHaveBeenCalledOnce();
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
      level: "warn",
      event: "http.other-site-url",
    });
  });
});

describe("isOwnUrl", () => {
  it.each([
    ["http://127.0.0.1:3000", true],
    ["http://[::1]:3000", true],
    ["http://127.0.0.1:3001", false],
    ["https://localhost:3000", false],
    ["http://localhost.evil.example:3000", false],
  ])("treats loopback names as equal if the site is at one of them: %s, %s", (url, expected) => {
    expect(isOwnUrl(url, "http://localhost:3000")).toBe(expected);
  });
});
