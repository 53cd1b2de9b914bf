import { describe, expect, it } from "vitest";
import { parseSignUpSelection } from "@/lib/features/free-trial/selection";
import { describeTrial, listTrialTerms } from "@/lib/features/free-trial/terms";

describe("describeTrial", () => {
  it("counts one IP and one result in the singular", () => {
    const trial = { gb: 1, ips: 1, results: 1, days: 7 };
    expect(describeTrial(trial)).toBe("1 GB of traffic, 1 IP and 1 scraper API result");
    expect(listTrialTerms(trial).map(({ allowance }) => allowance)).toEqual([
      "1 GB of traffic",
      "1 IP",
      "1 result",
    ]);
  });
});

describe("parseSignUpSelection", () => {
  it.each([
    [{}, {}],
    [
      { product: "MP", plan: "free-plan" },
      { product: "MP", plan: "free-plan" },
    ],
    // Datasets have sample files instead of a trial.
    [{ product: "DS" }, {}],
    [{ product: ["MP", "RP"], plan: "team" }, {}],
  ])("parses %j", (query, selection) => {
    expect(parseSignUpSelection(query)).toEqual(selection);
  });
});
