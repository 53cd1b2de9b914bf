/** The price list for programs, served at `/pricing.json`. */
import "server-only";
import { env } from "@/lib/base/env/server";
import { pricedProducts, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { planTotal, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import { getPricingOrNull } from "@/lib/content/endpoints/read";
import type { Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";
import { respondError } from "@/lib/platform/http/respond";
import { calculatePrice } from "./billing";

function listPlans(pricing: Pricing, product: ProductPricing) {
  return product.plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    volume: plan.volume,
    billing: plan.billing,
    unitPrice: unitPriceAt(product, plan.volume),
    total: planTotal(product, plan),
    ...(plan.billing === "monthly" && {
      monthPaidYearly: calculatePrice(pricing, product, plan.volume, "yearly").amount,
    }),
  }));
}

/**
 * Every price on the site in US dollars before tax. `unitPrice` is per `per` units, `monthPaidYearly` the price per month with
 * yearly billing.
 */
function buildPriceList(pricing: Pricing, siteUrl: string) {
  return {
    asOf: pricing.asOf,
    currency: pricing.currency,
    tax: "excluded",
    yearlyDiscount: pricing.yearlyDiscount,
    products: pricedProducts.map((code) => {
      const product = pricing.products[code];
      return {
        code,
        name: products[code].name,
        url: siteUrl + routes.pricing(code),
        unit: product.unit,
        per: product.per,
        minimum: product.minimum,
        steps: product.steps.map(([volume, unitPrice]) => ({
          volume,
          unitPrice,
          total: totalAt(product, volume),
        })),
        plans: listPlans(pricing, product),
      };
    }),
  };
}

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300, stale-while-revalidate=3600",
  "x-content-type-options": "nosniff",
};

/** Lets programs on any origin read the response, errors included. */
function allowAnyOrigin(response: Response): Response {
  response.headers.set("access-control-allow-origin", "*");
  return response;
}

/** Every price, or 503 while prices are unavailable; never a price of zero. */
export async function respondPriceList(): Promise<Response> {
  const pricing = await getPricingOrNull();
  if (!pricing) {
    const message = "Prices are not available right now. Please try again shortly.";
    return allowAnyOrigin(respondError("unavailable", { message }));
  }
  return allowAnyOrigin(Response.json(buildPriceList(pricing, env.SITE_URL), { headers }));
}
