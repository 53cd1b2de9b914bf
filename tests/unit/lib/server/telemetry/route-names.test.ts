import { describe, expect, it } from "vitest";
import { readRouteNames } from "@/lib/server/telemetry/route-names";

const nameOf = readRouteNames("app");

describe("the name of a route", () => {
  it.each([
    ["/", "/"],
    ["/api/contact", "/api/contact"],
    ["/api/health/ready", "/api/health/ready"],
    ["/shared-api/v2/pricing", "/shared-api/[...name]"],
    ["/metrics", "/metrics"],
    ["/ingest/e", "/ingest/[[...path]]"],
    ["/search/results", "/search/results"],
    ["/location-proxy/germany", "/location-proxy/[country]"],
    ["/api/receipts/private-token/withdraw", "/api/receipts/[token]/withdraw"],
    ["/receipt/private-token", "/receipt/[token]"],
    ["/api/ada@engines.example", "/api/[[...path]]"],
    ["/api", "/api/[[...path]]"],
    ["/ada.lovelace", "/[...uid]"],
  ])("of %s is %s", (path, name) => {
    expect(nameOf(path)).toBe(name);
  });

  it("is null if the folder is missing", () => {
    expect(readRouteNames("no/such/folder")("/api/contact")).toBeNull();
  });
});
