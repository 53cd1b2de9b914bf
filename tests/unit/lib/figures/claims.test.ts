import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type PricedProduct, pricedProducts, products, scraperApis } from "@/lib/base/products";
import type { Figures } from "@/lib/content/endpoints/figures";
import { lowestUnitPrice, totalAt } from "@/lib/content/endpoints/prices";
import { getFigures } from "@/lib/content/endpoints/read";
import { type Claim, checkClaims, listClaims } from "../../../e2e/claims";

let figures: Figures;
let claims: Claim[];

beforeAll(async () => {
  figures = await getFigures();
  const { locations, pricing, network, rating } = figures;
  if (!pricing) throw new Error("The content has no prices");
  claims = listClaims({ locations, pricing, network, rating });
});

describe("figures in sentences", () => {
  it.each([
    "Residential IPs in 195 countries",
    "71.1 million residential IPs",
    "From $2.50 per GB",
    "99.2% success rate",
    "1,200 public targets and 180 hard targets",
    "1,312 public reviews",
    "a 7-day free trial",
    "23 partner apps",
    "from $0.30 per 1,000 records",
    "1,140 domains",
    "6.4% of applicants",
  ])("are true: %s", (text) => {
    const { count, wrong } = checkClaims("/", text, claims);
    expect(count).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it.each([
    "Residential IPs in 196 countries",
    "72 million residential IPs",
    "From $2.49 per GB",
    "99.3% success rate",
    "1,300 public targets",
    "1,313 verified reviews",
    "a 14-day free trial",
    "24 partner apps",
    "$0.30 per 1,000 results",
    "a 7-day trial with 2 GB free",
    "a year costs $4.275",
  ])("are false: %s", (text) => {
    expect(checkClaims("/", text, claims).wrong).not.toEqual([]);
  });

  it("may count something else on a page that is named", () => {
    expect(checkClaims("/mobile-proxies", "in 14 countries", claims).wrong).toEqual([]);
    expect(checkClaims("/", "in 14 countries", claims).wrong).toEqual(["/: 14 countries"]);
  });
});

describe("comparisons in copy", () => {
  const lowest = (code: PricedProduct) => {
    if (!figures.pricing) throw new Error("The content has no prices");
    return lowestUnitPrice(figures.pricing.products[code]);
  };
  const ofUnit = (unit: string) => pricedProducts.filter((code) => products[code].unit === unit);
  const cheapestOf = (codes: readonly PricedProduct[]) => codes.toSorted((a, b) => lowest(a) - lowest(b))[0];
  const page = "content/documents/page";

  it.each([
    [
      `${page}/rotating-datacenter-proxies.json`,
      "our lowest price for traffic",
      () => cheapestOf(ofUnit("GB")),
      "RTC",
    ],
    ["components/pricing/copy.json", "Our lowest price per GB", () => cheapestOf(ofUnit("GB")), "RTC"],
    [
      `${page}/shared-datacenter-proxies.json`,
      "Our lowest price per IP",
      () => cheapestOf(ofUnit("IP")),
      "SDCP",
    ],
    ["components/pricing/copy.json", "Our lowest price per IP", () => cheapestOf(ofUnit("IP")), "SDCP"],
    [
      `${page}/mobile-proxies.json`,
      "Mobile costs more per GB than residential",
      () => cheapestOf(["MP", "RP"]),
      "RP",
    ],
    [`${page}/scraper-api.json`, "the lowest of the five", () => cheapestOf(scraperApis), "WEB_API"],
    [
      `${page}/web-unblocker.json`,
      "costs more per result than the other APIs",
      () => scraperApis.toSorted((a, b) => lowest(b) - lowest(a))[0],
      "WEB_UNBLOCKER",
    ],
  ] as const)("%s: %s", (file, wording, find, code) => {
    expect(readFileSync(file, "utf8")).toContain(wording);
    expect(find()).toBe(code);
  });

  it("prefer fixed datacenter IPs from 2 GB per IP, whatever their number", () => {
    const page = readFileSync("content/documents/page/datacenter-proxies.json", "utf8");
    expect(page).toContain("Above about 2 GB per IP per month, fixed IPs cost less");
    if (!figures.pricing) throw new Error("The content has no prices");
    const { DCP, RTC } = figures.pricing.products;
    for (const [ips] of DCP.steps) expect(totalAt(DCP, ips)).toBeLessThan(totalAt(RTC, 2 * ips));
  });

  it("offer the unblocker for hard targets, where it succeeds more often than residential IPs", () => {
    const { residential, unblocker } = figures.network.hardTargets;
    expect(unblocker).toBeGreaterThan(residential);
  });
});
