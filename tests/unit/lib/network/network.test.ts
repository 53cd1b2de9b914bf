import { expect, it } from "vitest";
import { networkOf } from "@/lib/content/endpoints/network";
import { getNetworkFigures } from "@/lib/content/endpoints/read";

it("returns the figures of a product", async () => {
  const row = networkOf(await getNetworkFigures(), "RP");
  expect(row?.path.stages.map(({ name, at }) => [name, at])).toEqual([
    ["Your code", 0],
    ["Gateway", 38],
    ["Exit IP", 171],
    ["Target", 402],
    ["Page", 580],
  ]);
});

it.each(["General", "OXY", "SCRAPER", "SCRAPER_B"] as const)("has none for %s", async (product) => {
  expect(networkOf(await getNetworkFigures(), product)).toBeNull();
});
