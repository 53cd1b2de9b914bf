import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type PricedProduct, pricedProducts, products, scraperApis } from "@/lib/base/products";
import { lowestUnitPrice, planTotal, totalAt } from "@/lib/content/endpoints/prices";
import { getFigures } from "@/lib/content/endpoints/read";

const { pricing, network } = await getFigures();
if (!pricing) throw new Error("The content has no prices");

describe("comparisons in copy", () => {
  const lowest = (code: PricedProduct) => lowestUnitPrice(pricing.products[code]);
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
      "it costs less per result",
      () => cheapestOf(["WEB_API", "WEB_UNBLOCKER"]),
      "WEB_API",
    ],
  ] as const)("%s: %s", (file, wording, find, code) => {
    expect(readFileSync(file, "utf8")).toContain(wording);
    expect(find()).toBe(code);
  });

  it("prefer fixed datacenter IPs from 1.7 GB per IP, whatever their number", () => {
    const page = readFileSync("content/documents/page/datacenter-proxies.json", "utf8");
    expect(page).toContain("Above about 1.7 GB per IP per month, fixed IPs cost less");
    const { DCP, RTC } = pricing.products;
    // 1.7 is rounded: for ten IPs, 1.73 GB cost the same.
    for (const [ips] of DCP.steps) expect(totalAt(DCP, ips)).toBeLessThan(totalAt(RTC, 1.74 * ips));
  });

  it("prefer a monthly order to packs of residential traffic if one pack is not enough", () => {
    const faq = readFileSync("content/shared-api/faq.json", "utf8");
    expect(faq).toContain("a monthly order of the volume you need costs less than packs");
    const { RP } = pricing.products;
    const pack = RP.plans.find(({ billing }) => billing === "once");
    if (!pack) throw new Error("Residential proxies have no pack");
    const largest = Math.max(...RP.steps.map(([volume]) => volume));
    for (let volume = pack.volume + 1; volume <= largest; volume++) {
      const packs = Math.ceil(volume / pack.volume);
      expect(totalAt(RP, volume)).toBeLessThan(packs * planTotal(RP, pack));
    }
  });

  it("offer the unblocker for hard targets, where it succeeds more often than residential IPs", () => {
    const { residential, unblocker } = network.hardTargets;
    expect(unblocker).toBeGreaterThan(residential);
  });
});
