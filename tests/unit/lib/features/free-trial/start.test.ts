import { describe, expect, it } from "vitest";
import { parseAccountStart } from "@/lib/features/free-trial/start";

describe("parseAccountStart", () => {
  it.each([
    [{}, {}],
    [
      { product: "MP", plan: "free-plan" },
      { product: "MP", plan: "free-plan" },
    ],
    // Datasets have sample files instead of a trial.
    [{ product: "DS" }, {}],
    [{ product: ["MP", "RP"], plan: "team" }, {}],
  ])("parses %j", (query, start) => {
    expect(parseAccountStart(query)).toEqual(start);
  });
});
