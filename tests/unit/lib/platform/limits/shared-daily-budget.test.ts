import { describe, expect, it } from "vitest";
import { createDailyBudget } from "@/lib/platform/limits/shared-daily-budget";

const dayMs = 86_400_000;

describe("createDailyBudget", () => {
  it("accepts rows and bytes of each client up to its quota", () => {
    const budget = createDailyBudget({ rows: 10, bytes: 100 });
    expect(budget.take("a", 6, 60, 0)).toBe(true);
    expect(budget.take("a", 5, 10, 1)).toBe(false);
    expect(budget.take("a", 4, 41, 2)).toBe(false);
    expect(budget.take("a", 4, 40, 3)).toBe(true);
    expect(budget.take("a", 1, 1, 4)).toBe(false);
    expect(budget.take("b", 10, 100, 5)).toBe(true);
  });

  it("renews the quota a day after the first write", () => {
    const budget = createDailyBudget({ rows: 1, bytes: 100 });
    expect(budget.take("a", 1, 1, 5)).toBe(true);
    expect(budget.take("a", 1, 1, dayMs + 4)).toBe(false);
    expect(budget.take("a", 1, 1, dayMs + 5)).toBe(true);
  });

  it("remembers a bounded number of clients", () => {
    const budget = createDailyBudget({ rows: 1, bytes: 1 });
    for (let i = 0; i < 20_001; i += 1) expect(budget.take(String(i), 1, 1, 0)).toBe(true);
    expect(budget.take("1", 1, 1, 0)).toBe(false);
    expect(budget.take("0", 1, 1, 0)).toBe(true);
  });
});
