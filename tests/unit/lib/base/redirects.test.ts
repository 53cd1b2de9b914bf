import { describe, expect, it } from "vitest";
import { buildRedirectMap, normalizePath } from "@/lib/base/redirects";
import { redirectsSchema } from "@/lib/content/endpoints/schemas-site";

it("the page of withdrawn URLs responds with 410 at /gone, too", () => {
  expect(buildRedirectMap({ redirects: [] }).get("/gone")).toEqual({ status: 410 });
});

describe("a list from a remote host", () => {
  const moved = (from: string, to: string) => ({ from, to, status: 301 });

  it.each([
    ["a loop", [moved("/a", "/b"), moved("/b", "/a")]],
    ["an address that leads to itself", [moved("/a", "/a")]],
    ["a chain", [moved("/a", "/b"), moved("/b", "/c")]],
    ["a way to a withdrawn page", [moved("/a", "/b"), { from: "/b", status: 410 }]],
    ["an address that is listed twice", [moved("/a", "/b"), moved("/a", "/c")]],
    ["a home page that moved", [moved("/", "/b")]],
    ["another site", [moved("/a", "https://evil.example/")]],
    ["another site without a scheme", [moved("/a", "//evil.example")]],
    ["another site behind a backslash", [moved("/a", "/\\evil.example")]],
    ["a script", [moved("/a", "javascript:alert(1)")]],
    ["a header behind the address", [moved("/a", "/b\r\nset-cookie: x=1")]],
    ["a status that is none of ours", [{ from: "/a", to: "/b", status: 303 }]],
    ["a withdrawn page that has moved", [{ from: "/a", status: 301 }]],
  ])("is rejected with %s", (_, rows) => {
    expect(redirectsSchema.safeParse({ redirects: rows }).success).toBe(false);
  });

  it("is accepted if every target is a page", () => {
    const rows = [moved("/a", "/b"), moved("/old/a", "/b"), { from: "/x.html", status: 410 }];
    expect(redirectsSchema.safeParse({ redirects: rows }).success).toBe(true);
  });
});

describe("normalizePath", () => {
  it.each([
    ["/Residential-Proxy", "/residential-proxy"],
    ["/plans/", "/plans"],
    ["/plans//a///", "/plans//a"],
    ["/", "/"],
  ])("normalizes %s to %s", (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });
});
