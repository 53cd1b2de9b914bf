import { describe, expect, it } from "vitest";
import { getPricing } from "@/lib/content/endpoints/read";
import { describePlan } from "@/lib/features/pricing/describe-plan";

const pricing = await getPricing();
const [pack, , team] = pricing.products.RP.plans;
const own = {
  ...pricing,
  yearlyDiscount: 0.1,
  products: {
    ...pricing.products,
    RP: {
      ...pricing.products.RP,
      steps: [
        [5, 6],
        [250, 3.14],
      ] as [number, number][],
      plans: [
        { ...pack, id: "starter-pack", name: "One-time pack", volume: 5, billing: "once" as const },
        { ...team, id: "team", name: "Team", volume: 250, billing: "monthly" as const },
      ].map((plan) => ({ note: "", ...plan })),
    },
  },
};

describe("describePlan", () => {
  it("names the volume and what is paid for it", () => {
    expect(describePlan(own, "RP", "team")).toBe("250 GB for $785 per month");
    expect(describePlan(own, "RP", "team", "yearly")).toBe("250 GB for $706.50 per month, paid yearly");
    expect(describePlan(own, "RP", "starter-pack")).toBe("5 GB for $30, paid once");
    expect(describePlan(own, "RP", "starter-pack", "yearly")).toBe("5 GB for $30, paid once");
  });

  it.each([
    ["RP", "free"],
    ["RP", ""],
    ["General", "team"],
    ["SCRAPER", "team"],
  ] as const)("has no words for %s and the plan %j", (product, plan) => {
    expect(describePlan(own, product, plan)).toBeNull();
  });
});
