/** Version 1 of locations and pricing: flat rows, for lists and searches. Derived from version 2. */

import { z } from "zod";
import { pricedProducts } from "@/lib/base/products";
import { countryName } from "./counts";
import { planTotal, unitPriceAt } from "./prices";
import { isoDate } from "./schema-parts";
import { ipPools, type Locations, type Pricing } from "./schemas";

export const locationsV1Schema = z.object({
  date: isoDate,
  locations: z.array(
    z.object({
      /** ISO 3166-1 alpha-2. */
      country_code: z.string(),
      country: z.string(),
      ips: z.partialRecord(z.enum(ipPools), z.int()),
      /** Names of the cities that can be targeted, largest first. */
      cities: z.array(z.string()),
    }),
  ),
});
type LocationsV1 = z.output<typeof locationsV1Schema>;

export const pricingV1Schema = z.object({
  date: isoDate,
  currency: z.literal("USD"),
  plans: z.array(
    z.object({
      product: z.enum(pricedProducts),
      plan: z.string(),
      name: z.string(),
      billing: z.enum(["once", "monthly"]),
      volume: z.int(),
      unit: z.enum(["GB", "IP", "result"]),
      /** In US dollars, per 1 or 1,000 units. */
      unit_price: z.number(),
      per: z.union([z.literal(1), z.literal(1000)]),
      /** In US dollars, once or per month, before tax. */
      total: z.number(),
    }),
  ),
});
type PricingV1 = z.output<typeof pricingV1Schema>;

/** Locations in version 1's format, in the order of version 2. */
export function buildLocationsV1({ asOf, countries }: Locations): LocationsV1 {
  return {
    date: asOf,
    locations: countries.map(({ code, ips, cities }) => ({
      country_code: code,
      country: countryName(code),
      ips,
      cities: cities.map(({ name }) => name),
    })),
  };
}

export function buildPricingV1({ asOf, currency, products }: Pricing): PricingV1 {
  const plans = pricedProducts.flatMap((code) => {
    const product = products[code];
    return product.plans.map((plan) => ({
      product: code,
      plan: plan.id,
      name: plan.name,
      billing: plan.billing,
      volume: plan.volume,
      unit: product.unit,
      unit_price: unitPriceAt(product, plan.volume),
      per: product.per,
      total: planTotal(product, plan),
    }));
  });
  return { date: asOf, currency, plans };
}
