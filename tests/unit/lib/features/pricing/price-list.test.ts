import { describe, expect, it, vi } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import * as read from "@/lib/content/endpoints/read";
import { respondPriceList } from "@/lib/features/pricing/price-list";
import { figures } from "@/tests/fixtures/figures";

describe("/pricing.json", () => {
  it("has unit price, total and the yearly-billed monthly total of each plan, for programs on any origin", async () => {
    vi.spyOn(read, "getPricingOrNull").mockResolvedValue(figures.pricing);
    const response = await respondPriceList();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cache-control")).toContain("max-age=300");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const { products } = await response.json();
    const { plans } = products.find(({ code }: { code: string }) => code === "RP");
    const planOf = (wanted: string) => plans.find(({ id }: { id: string }) => id === wanted);
    expect(planOf("team")).toMatchObject({ unitPrice: 3.14, total: 785, monthPaidYearly: 706.5 });
    expect(planOf("starter-pack")).not.toHaveProperty("monthPaidYearly");
  });

  it("has every product with every step and plan of the endpoint", async () => {
    const pricing = await read.getPricing();
    const list = await (await respondPriceList()).json();
    expect(list).toMatchObject({ currency: "USD", asOf: pricing.asOf });
    expect(list.products).toMatchObject(
      pricedProducts.map((code) => ({
        code,
        steps: pricing.products[code].steps.map(([volume, unitPrice]) => ({ volume, unitPrice })),
        plans: pricing.products[code].plans.map(({ id, volume }) => ({ id, volume })),
      })),
    );
  });

  it("responds with 503 and no price at all while the endpoint fails", async () => {
    vi.spyOn(read, "getPricingOrNull").mockResolvedValue(null);
    const response = await respondPriceList();
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("retry-after")).not.toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual({
      message: "Prices are not available right now. Please try again shortly.",
    });
  });
});
