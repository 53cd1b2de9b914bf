import { describe, expect, it } from "vitest";
import {
  buildDashboardPath,
  buildDashboardUrl,
  parseDashboardRedirect,
} from "@/lib/features/dashboard-redirect/redirect";

const dashboard = "https://dashboard.oxbow.example";
const parse = (query: string) => parseDashboardRedirect(Object.fromEntries(new URLSearchParams(query)));
const targetOf = (query: string) => buildDashboardPath(parse(query));

describe("parseDashboardRedirect", () => {
  it.each([
    ["", "/en/registration"],
    ["googleSignIn=true", "/en/registration?googleSignIn=true"],
    ["dashboardProductOverview=true", "/en/registration?dashboardProductOverview=true"],
    [
      "dashboardProductOverview=true&googleSignIn=true",
      "/en/registration?googleSignIn=true&dashboardProductOverview=true",
    ],
    ["route=/api-playground", "/api-playground"],
    ["route=%2Fapi-playground", "/api-playground"],
    ["route=/api-playground&googleSignIn=true", "/api-playground?googleSignIn=true"],
    ["googleSignIn=1", "/en/registration"],
    ["googleSignIn=TRUE", "/en/registration"],
    ["next=/elsewhere", "/en/registration"],
  ])("parses %s as %s", (query, target) => {
    expect(targetOf(query)).toBe(target);
  });
});

describe("an open redirect", () => {
  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/api-playground@evil.example",
    "/api-playground/../admin",
    "/api-playground/",
    "/api-playground?x=1",
    "/api-playground%00",
    " /api-playground",
    "/API-PLAYGROUND",
    "/api-playground\r\nLocation: https://evil.example",
  ])("is rejected: route %j, raw and encoded", (route) => {
    const tracking = `gclid=${encodeURIComponent(route)}`;
    for (const query of [`route=${route}`, `route=${encodeURIComponent(route)}`]) {
      // A raw "&", "#" or "%" is parsed as by a browser: the result must still be the registration page.
      expect(buildDashboardUrl(dashboard, parse(query), tracking)).toBe(
        `${dashboard}/en/registration?${tracking}`,
      );
    }
  });
});
