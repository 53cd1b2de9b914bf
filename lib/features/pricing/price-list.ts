/** The price list for programs, served at `/pricing.json`. Pure. */

import { pricedProducts, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { planTotal, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";
import { billedTotal, planPriceFactor } from "./billing";

function listPlans(pricing: Pricing, product: ProductPricing) {
  return product.plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    volume: plan.volume,
    billing: plan.billing,
    unitPrice: unitPriceAt(product, plan.volume),
    total: planTotal(product, plan),
    ...(plan.billing === "monthly" && {
      monthPaidYearly: billedTotal(product, plan.volume, planPriceFactor(pricing, plan, "yearly")),
    }),
  }));
}

/** Every price on the site in US dollars before tax; `unitPrice` is per `per` units. */
export function buildPriceList(pricing: Pricing, siteUrl: string) {
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
