import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { cityTargetingCountries, countriesWith } from "@/lib/content/endpoints/counts";
import { planTotal, totalAt } from "@/lib/content/endpoints/prices";
import { getLocations, getNetworkFigures, getPricing } from "@/lib/content/endpoints/read";
import { datasetsSchema } from "@/lib/content/endpoints/schemas-datasets";
import { getPage } from "@/lib/content/prismic/documents";
import { listDatasetCosts, listDatasets } from "@/lib/features/products/datasets";
import { formatTargeting, listProductEntries } from "@/lib/features/products/entries";
import { isOfferOpen, offerPlanOf } from "@/lib/features/products/offer";
import { parseProductsUid } from "@/lib/features/products/pages";

const pricing = await getPricing();
const network = await getNetworkFigures();

describe("an offer", () => {
  it("is open until its last day has ended everywhere", () => {
    expect(isOfferOpen("2026-12-18", new Date("2026-12-19T11:59:59Z"))).toBe(true);
    expect(isOfferOpen("2026-12-18", new Date("2026-12-19T12:00:00Z"))).toBe(false);
    expect(isOfferOpen(null, new Date("2026-12-19T12:00:00Z"))).toBe(true);
  });

  it("sets the plan of its page's inquiry form until it ends", async () => {
    const page = await getPage("residential-proxies-promo");
    const slices = page?.data.slices;
    if (!slices) throw new Error("The promotion has no page");
    expect(offerPlanOf(slices, new Date("2026-12-01T12:00:00Z"))).toBe("offer");
    expect(offerPlanOf(slices, new Date("2026-12-24T12:00:00Z"))).toBeUndefined();
    expect(offerPlanOf([], new Date("2026-12-01T12:00:00Z"))).toBeUndefined();
  });
});

describe("the product list", () => {
  it("shows no price while prices are unavailable", () => {
    const entries = listProductEntries({ network, pricing: null }, "all");
    expect(entries.every(({ priceFrom }) => priceFrom === null)).toBe(true);
  });

  it("counts each product with a price once, and the crawler at the price of the web scraper API", () => {
    const entries = listProductEntries({ network, pricing }, "all");
    expect(entries.map(({ key }) => key).filter((key) => key !== "CRAWLER")).toEqual(pricedProducts);
    const of = (wanted: string) => entries.find(({ key }) => key === wanted);
    expect(of("CRAWLER")?.priceFrom).toBe(of("WEB_API")?.priceFrom);
    expect(of("DS")?.meets).toEqual([]);
  });

  it("says that cities of ISP and real estate can be targeted in fewer countries, which is true", async () => {
    const locations = await getLocations();
    expect(formatTargeting(locations)).toContain("(ISP and real estate: fewer)");
    const withCities = cityTargetingCountries(locations);
    const isp = countriesWith(locations, "ISP").filter((country) => withCities.includes(country));
    expect(isp.length).toBeLessThan(withCities.length);
    const page = JSON.stringify(await getPage("scraper-api/real-estate"));
    const [, covered] = /in the (\d+) countries covered/.exec(page) ?? [];
    expect(Number(covered)).toBeLessThan(withCities.length);
  });

  it("parses 1 as all products and rejects unknown values", () => {
    expect(parseProductsUid("1")).toBe("all");
    expect(parseProductsUid("proxies")).toBe("proxies");
    expect(parseProductsUid("2")).toBeNull();
  });
});

describe("a dataset", () => {
  it("is priced by its number of records", async () => {
    for (const dataset of await listDatasets()) {
      const costs = listDatasetCosts(dataset, pricing.products.DS);
      const full = costs.find(({ id }) => id === "full");
      expect(full?.total).toBe(totalAt(pricing.products.DS, dataset.records));
      const smallest = pricing.products.DS.plans[0];
      if (smallest) expect(costs[0]?.total).toBe(planTotal(pricing.products.DS, smallest));
    }
  });
});

describe("the datasets schema", () => {
  it("rejects a sample with an unknown column or a row of the wrong length", async () => {
    const [dataset] = await listDatasets();
    const parse = (change: object) =>
      datasetsSchema.safeParse({ asOf: "2026-11-20", datasets: [{ ...dataset, ...change }] });
    expect(parse({}).success).toBe(true);
    const rows = Array.from({ length: 3 }, () => ["1", "2"]);
    expect(parse({ sample: { columns: ["sku", "price"], rows } }).success).toBe(true);
    expect(parse({ sample: { columns: ["sku", "owner"], rows } }).success).toBe(false);
    expect(parse({ sample: { columns: ["sku", "price"], rows: [["1"], ...rows] } }).success).toBe(false);
  });

  it("rejects another number of records than the newest of its history", async () => {
    const [dataset] = await listDatasets();
    const datasets = [{ ...dataset, records: 1 }];
    expect(datasetsSchema.safeParse({ asOf: "2026-11-20", datasets }).success).toBe(false);
  });
});
