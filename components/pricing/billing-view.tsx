import { PriceCurve } from "@/components/charts/price-curve";
import { buildPricePoints, plotOf } from "@/components/charts/price-points";
import type { PricedProduct } from "@/lib/base/products";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { type Billing, priceFactor } from "@/lib/features/pricing/billing";
import { PlanCard } from "./plan-card";
import type { BillingView } from "./plan-explorer";

/**
 * The plans, the slider's volumes and the curve at the prices of a billing period. In a file of its own, because product pages
 * use it and must not load the script of the billing toggle.
 */
export function buildBillingView(pricing: Pricing, code: PricedProduct, billing: Billing): BillingView {
  const product = pricing.products[code];
  return {
    points: buildPricePoints(pricing, product, billing),
    plot: plotOf(product),
    chart: <PriceCurve factor={priceFactor(pricing, billing)} product={product} />,
    plans: product.plans.map((plan) => ({
      volume: plan.volume,
      card: <PlanCard billing={billing} code={code} plan={plan} pricing={pricing} />,
    })),
  };
}
