import { describe, expect, it } from "vitest";
import { chooseChecks } from "@/lib/cli/checks.mjs";

describe("chooseChecks", () => {
  it("runs all checks unless some are named, with what they need", () => {
    expect(chooseChecks([])).toEqual({
      names: ["types", "lint", "unit", "contract", "faults", "browser", "budgets"],
      needs: new Set(["site", "browser"]),
    });
  });

  it("builds nothing for checks that read the source", () => {
    expect(chooseChecks(["unit", "lint", "types"])).toEqual({
      names: ["types", "lint", "unit"],
      needs: new Set(),
    });
    expect(chooseChecks(["contract"]).needs).toEqual(new Set());
  });

  it("says which checks there are when a name is wrong", () => {
    expect(() => chooseChecks(["units"])).toThrow('There is no check "units". Checks: types, lint, unit,');
  });
});
