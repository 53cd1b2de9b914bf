import { expect, it } from "vitest";
import { describeWeeks } from "@/lib/features/customers/result";

it.each(["March to June 2026", "March to June 2026, by week"])("says once that %s is by week", (period) => {
  expect(describeWeeks({ period })).toBe("March to June 2026, by week");
});
