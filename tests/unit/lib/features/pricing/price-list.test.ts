import { describe, expect, it, vi } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import * as read from "@/lib/content/endpoints/read";
import { buildPriceList, respondPriceList } from "@/lib/features/pricing/price-list";

const pricing = await read.getPricing();

describe("buildPriceList", () => {
  const list = buildPriceList(pricing, "https://oxbow.example");

  it("contains every product with every step and plan of the endpoint", () => {
    expect(list.products.map(({ code }) => code)).toEqual([...pricedProducts]);
    for (const { code, steps, plans } of list.products) {
      expect(steps.map(({ volume, unitPrice }) => [volume, unitPrice])).toEqual(pricing.products[code].steps);
      expect(plans).toHaveLength(pricing.products[code].plans.length);
    }
  });

  it("lists unit price, total and the yearly-billed monthly total of a plan", () => {
    const plans = list.products.find(({ code }) => code === "RP")?.plans;
    expect(plans?.find(({ id }) => id === "team")).toMatchObject({
      unitPrice: 3.14,
      total: 785,
      monthPaidYearly: 706.5,
    });
    expect(plans?.find(({ id }) => id === "starter-pack")).not.toHaveProperty("monthPaidYearly");
  });
});

describe("/pricing.json", () => {
  it("responds with cacheable JSON", async () => {
    const response = await respondPriceList();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cache-control")).toContain("max-age=300");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({ currency: "USD", asOf: pricing.asOf });
  });

  it("responds with 503 and no price at all while the endpoint fails", async () => {
    const failing = vi.spyOn(read, "getPricingOrNull").mockResolvedValue(null);
    const response = await respondPriceList();
    failing.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("retry-after")).not.toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual({
      message: "Prices are not available right now. Please try again shortly.",
    });
  });
});
