import { describe, expect, it } from "vitest";
import { describePlan } from "@/lib/features/pricing/describe-plan";
import { figures } from "@/tests/fixtures/figures";

const { pricing } = figures;

describe("describePlan", () => {
  it("names the volume and what is paid for it", () => {
    expect(describePlan(pricing, "RP", "team")).toBe("250 GB for $785 per month");
    expect(describePlan(pricing, "RP", "team", "yearly")).toBe("250 GB for $706.50 per month, paid yearly");
    expect(describePlan(pricing, "RP", "starter-pack")).toBe("5 GB for $30, paid once");
    expect(describePlan(pricing, "RP", "starter-pack", "yearly")).toBe("5 GB for $30, paid once");
  });

  it.each([
    ["RP", "free"],
    ["RP", ""],
    ["General", "team"],
    ["SCRAPER", "team"],
  ] as const)("has no words for %s and the plan %j", (product, plan) => {
    expect(describePlan(pricing, product, plan)).toBeNull();
  });
});
