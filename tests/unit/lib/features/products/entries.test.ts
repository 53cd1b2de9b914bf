import { describe, expect, it } from "vitest";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { planTotal, totalAt } from "@/lib/content/endpoints/prices";
import { getLocations, getNetworkFigures, getPricing } from "@/lib/content/endpoints/read";
import { datasetsSchema } from "@/lib/content/endpoints/schemas-datasets";
import { getPage } from "@/lib/content/prismic/documents";
import { listLargestCarriers } from "@/lib/features/products/carriers";
import { changedRecordsPerMonth, listDatasetCosts } from "@/lib/features/products/dataset-cost";
import { buildDatasetNode } from "@/lib/features/products/dataset-json-ld";
import { getDatasetPage, listDatasets } from "@/lib/features/products/datasets";
import { listProductEntries } from "@/lib/features/products/entries";
import { isOfferOpen, offerPlanOf } from "@/lib/features/products/offer";
import { getProductsPage, listProductsPages, parseProductsUid } from "@/lib/features/products/pages";

const pricing = await getPricing();
const network = await getNetworkFigures();

describe("an offer", () => {
  it("is open until its last day has ended everywhere", () => {
    expect(isOfferOpen("2026-12-18", new Date("2026-12-19T11:59:59Z"))).toBe(true);
    expect(isOfferOpen("2026-12-18", new Date("2026-12-19T12:00:00Z"))).toBe(false);
    expect(isOfferOpen(null, new Date("2026-12-19T12:00:00Z"))).toBe(true);
  });

  it("is the plan of its page's form while it is open", async () => {
    const page = await getPage("residential-proxies-promo");
    const slices = page?.data.slices;
    if (!slices) throw new Error("The promotion has no page");
    expect(offerPlanOf(slices, new Date("2026-12-01T12:00:00Z"))).toBe("offer");
    expect(offerPlanOf(slices, new Date("2026-12-24T12:00:00Z"))).toBeUndefined();
    expect(offerPlanOf([], new Date("2026-12-01T12:00:00Z"))).toBeUndefined();
  });
});

describe("the product list", () => {
  it("links to every product's page, including the crawler's", () => {
    const paths = listProductEntries({ network, pricing }).map(({ path }) => path);
    const known: string[] = [...Object.values(products).map(({ path }) => path), routes.crawler()];
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("contains every product with a page once, in its group", () => {
    const sold = new Set(
      Object.values(products).flatMap(({ group, path }) => (group === "brand" ? [] : [path])),
    );
    const listed = new Set(listProductEntries({ network, pricing }).map(({ path }) => path));
    expect([...sold].filter((path) => !listed.has(path))).toEqual([]);
    const groups = [
      ...listProductEntries({ network, pricing }, "proxies"),
      ...listProductEntries({ network, pricing }, "web-data"),
    ];
    expect(groups).toHaveLength(listProductEntries({ network, pricing }).length);
  });

  it("has the capabilities in the network figures", () => {
    const needsOf = (key: string) =>
      listProductEntries({ network, pricing }).find((entry) => entry.key === key)?.needs;
    expect(needsOf("RP")).toEqual(["city", "carrier"]);
    expect(needsOf("ISP")).toEqual(["city", "keeps-ip"]);
    expect(needsOf("CRAWLER")).toEqual(needsOf("WEB_API"));
  });

  it("shows no price while prices are unavailable", () => {
    const entries = listProductEntries({ network, pricing: null });
    expect(entries.every(({ priceFrom }) => priceFrom === null)).toBe(true);
  });

  it("parses 1 as all products and rejects unknown values", () => {
    expect(parseProductsUid("1")).toBeUndefined();
    expect(parseProductsUid("proxies")).toBe("proxies");
    expect(parseProductsUid("2")).toBeNull();
  });

  it("lists its pages with titles and descriptions of valid length", async () => {
    const pages = await listProductsPages();
    expect(pages.map(({ path }) => path)).toContain("/products/web-data");
    for (const { title, description, path } of pages) {
      expect(`${title} | Oxbow`.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeGreaterThanOrEqual(120);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
    expect((await getProductsPage()).path).toBe("/products");
  });
});

describe("a dataset", () => {
  it("is found by its slug, together with the others", async () => {
    const page = await getDatasetPage("retail-offers");
    expect(page?.entry.path).toBe("/datasets/retail-offers");
    expect(page?.others).toHaveLength((await listDatasets()).length - 1);
    expect(await getDatasetPage("people")).toBeNull();
  });

  it("costs the price of its number of records", async () => {
    for (const dataset of await listDatasets()) {
      const costs = listDatasetCosts(dataset, pricing.products.DS);
      const full = costs.find(({ id }) => id === "full");
      expect(full?.total).toBe(totalAt(pricing.products.DS, dataset.records));
      const smallest = pricing.products.DS.plans[0];
      if (smallest) expect(costs[0]?.total).toBe(planTotal(pricing.products.DS, smallest));
    }
  });

  it("calculates monthly changes from its refresh interval", () => {
    const history = [
      { date: "2026-11-20", records: 1000, changed: 0.1 },
      { date: "2026-11-19", records: 1000, changed: 0.3 },
    ];
    expect(changedRecordsPerMonth({ history, refresh: "monthly" })).toBe(200);
    expect(changedRecordsPerMonth({ history, refresh: "daily" })).toBe(6000);
  });

  it("has structured data that matches its page", async () => {
    const [dataset] = await listDatasets();
    if (!dataset) throw new Error("No dataset");
    const node = buildDatasetNode(dataset, "https://oxbow.example");
    expect(node).toMatchObject({ "@type": "Dataset", url: "https://oxbow.example/datasets/retail-offers" });
    expect(node.temporalCoverage).toBe("2023-02-06/..");
  });
});

describe("the datasets schema", () => {
  it("rejects a sample with an unknown column or a row of the wrong length", async () => {
    const [dataset] = await listDatasets();
    const parse = (change: object) =>
      datasetsSchema.safeParse({ asOf: "2026-11-20", datasets: [{ ...dataset, ...change }] });
    expect(parse({}).success).toBe(true);
    expect(
      parse({
        sample: {
          columns: ["sku", "owner"],
          rows: [
            ["1", "2"],
            ["1", "2"],
            ["1", "2"],
          ],
        },
      }).success,
    ).toBe(false);
    expect(
      parse({ sample: { columns: ["sku", "price"], rows: [["1"], ["1", "2"], ["1", "2"]] } }).success,
    ).toBe(false);
    expect(parse({ records: 1 }).success).toBe(false);
  });
});

describe("listLargestCarriers", () => {
  it("names the largest mobile carrier of each country, largest first", async () => {
    const locations = await getLocations();
    const names = listLargestCarriers(locations, 4);
    const mobile = locations.countries.flatMap(({ carriers }) =>
      carriers.filter(({ product }) => product === "MP"),
    );
    expect(names).toHaveLength(4);
    expect(names[0]).toBe(mobile.toSorted((a, b) => b.ips - a.ips)[0]?.name);
  });
});
