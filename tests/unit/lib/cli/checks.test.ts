import { describe, expect, it } from "vitest";
import { chooseChecks, planChecks } from "@/lib/cli/checks.mjs";

describe("chooseChecks", () => {
  it("runs all checks unless some are named, with what they need", () => {
    expect(chooseChecks([])).toEqual({
      names: ["types", "lint", "unit", "contract", "faults", "losses", "cluster", "browser", "budgets"],
      needs: new Set(["site", "browser"]),
      isFull: false,
    });
  });

  it("makes two releases only in the long run, or by name", () => {
    const { names, needs } = chooseChecks([]);
    expect(chooseChecks(["--full"])).toEqual({ names: [...names, "release"], needs, isFull: true });
    expect(chooseChecks(["release"]).names).toEqual(["release"]);
  });

  it("builds nothing for checks that read the source", () => {
    expect(chooseChecks(["unit", "lint", "types"])).toEqual({
      names: ["types", "lint", "unit"],
      needs: new Set(),
      isFull: false,
    });
    expect(chooseChecks(["contract"]).needs).toEqual(new Set());
  });
});

describe("planChecks", () => {
  const plan = (...args: string[]) => planChecks(chooseChecks(args));

  it("runs every check once, each after the build that it needs", () => {
    const steps = plan("--full");
    expect(steps.flat(2).toSorted()).toEqual([...chooseChecks(["--full"]).names, "build"].toSorted());
    const [first, ...later] = steps;
    expect(first?.find((lane) => lane.includes("build"))?.[0]).toBe("build");
    const beside = (first ?? []).filter((lane) => !lane.includes("build")).flat();
    expect(chooseChecks(beside).needs).toEqual(new Set());
    expect(later.flat(2)).not.toContain("build");
  });

  it.each(["faults", "release"])("runs nothing in parallel with %s, which measures times", (name) => {
    const [lanes] = plan("--full").filter((step) => step.flat().includes(name));
    expect(lanes).toEqual([[name]]);
  });

  it("builds only for checks that need a site", () => {
    expect(plan("unit", "types")).toEqual([[["types"], ["unit"]]]);
    expect(plan("budgets")).toEqual([[["build"]], [["budgets"]]]);
  });
});
