import { describe, expect, it } from "vitest";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { parseAccountStart } from "@/lib/features/free-trial/start";
import { listTrialTerms } from "@/lib/features/free-trial/terms";

describe("listTrialTerms", () => {
  it("lists the products of each unit, in lower case after the first", async () => {
    const { trial } = await getNetworkFigures();
    const lists = listTrialTerms(trial).map(({ names }) => names);
    expect(lists).toHaveLength(3);
    expect(lists[0]).toMatch(/^Residential proxies, next-generation residential proxies,/);
    expect(lists[2]).toMatch(/^Web scraper API, SERP scraper API, e-commerce scraper API,/);
  });
});

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
