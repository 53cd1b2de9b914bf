import { formatCount, formatPercent } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";
import { amountPerYear, type Billing, calculatePrice } from "@/lib/features/pricing/billing";
import { listSliderValues } from "@/lib/features/pricing/slider-values";
import type { PricePlot } from "./price-plot";

/** One slider value; `price` and `total` in US dollars. */
export type PricePoint = {
  volume: number;
  price: number;
  total: number;
  /** Paid once instead of per month. */
  once?: true;
  /** "250 × $3.14"; with yearly billing also the discount and the total of the year. */
  arithmetic?: string;
};

const priceSteps = [0.1, 0.2, 0.25, 0.5, 1, 2, 5];
const wantedPriceTicks = 5;

const volumesOf = ({ steps }: Pick<ProductPricing, "steps">) => steps.map(([volume]) => volume);

/** The axes of a product's curve. The highest label is at the highest price or above it. */
export function plotOf(product: Pick<ProductPricing, "steps">): PricePlot {
  const volumes = volumesOf(product);
  const highest = Math.max(...product.steps.map(([, price]) => price));
  const step = priceSteps.find((size) => highest / size <= wantedPriceTicks) ?? 10;
  const count = Math.ceil(highest / step);
  return {
    from: Math.min(...volumes),
    to: Math.max(...volumes),
    high: (count + 0.5) * step,
    priceTicks: Array.from({ length: count + 1 }, (_, i) => Math.round(i * step * 100) / 100),
  };
}

/** Every volume that the slider offers, smallest first. */
export function buildPricePoints(
  pricing: Pick<Pricing, "yearlyDiscount">,
  product: Pick<ProductPricing, "steps" | "plans" | "per">,
  billing: Billing,
): PricePoint[] {
  const { from, to } = plotOf(product);
  const own = [...volumesOf(product), ...product.plans.map((plan) => plan.volume)];
  return listSliderValues(from, to, own).map((volume) => {
    const { unitPrice: price, amount, isOnce } = calculatePrice(pricing, product, volume, billing);
    return { volume, price, total: amount, ...(isOnce && { once: true }) };
  });
}

/** How the total of a volume is computed. */
export function describeArithmetic(
  pricing: Pick<Pricing, "yearlyDiscount">,
  product: Pick<ProductPricing, "steps" | "per">,
  { volume, total, once }: PricePoint,
  billing: Billing,
): string {
  const list = `${formatCount(volume / product.per)} × ${formatUnitPrice(unitPriceAt(product, volume))}`;
  // The list price less the discount gives the total to the cent; the rounded yearly price would not.
  return once || billing === "monthly"
    ? list
    : `${list}, less ${formatPercent(pricing.yearlyDiscount)}; ${formatMoney(amountPerYear(total))} for the year, paid at once`;
}
