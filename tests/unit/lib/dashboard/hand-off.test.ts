import { describe, expect, it } from "vitest";
import { buildDashboardUrl, parseHandOff } from "@/lib/dashboard/hand-off";

const targetOf = (query: string) => parseHandOff(new URLSearchParams(query)).target;

describe("parseHandOff", () => {
  it.each([
    ["", "/en/registration"],
    ["googleSignIn=true", "/en/registration?googleSignIn=true"],
    ["dashboardProductOverview=true", "/en/registration?dashboardProductOverview=true"],
    ["route=/api-playground", "/api-playground"],
    ["route=/api-playground&googleSignIn=true", "/api-playground?googleSignIn=true"],
    ["googleSignIn=1", "/en/registration"],
    ["route=https://evil.example", "/en/registration"],
    ["route=//evil.example", "/en/registration"],
    ["route=/api-playground/../admin", "/en/registration"],
    ["next=/elsewhere", "/en/registration"],
  ])("reads %s as %s", (query, target) => {
    expect(targetOf(query)).toBe(target);
  });
});

describe("buildDashboardUrl", () => {
  it("stays on the dashboard's host", () => {
    const handOff = parseHandOff(new URLSearchParams("route=https://evil.example&googleSignIn=true"));
    expect(buildDashboardUrl("https://dashboard.oxbow.example", handOff)).toBe(
      "https://dashboard.oxbow.example/en/registration?googleSignIn=true",
    );
  });
});
