/** A comparison table of products in one family. Pure. */

import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import { formatVolume } from "@/lib/base/unit-words";
import { countriesWith, totalIps } from "@/lib/content/endpoints/counts";
import { lowestUnitPrice, planTotal } from "@/lib/content/endpoints/prices";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";

/** A text, yes or no; null where the measure does not apply. */
type ComparisonCell = string | boolean | null;

type ComparisonRow = {
  label: string;
  cells: ComparisonCell[];
  /** All products have the same value. */
  isSame: boolean;
};

type Facts = { pricing: Pricing | null; network: NetworkFigures; locations: Locations };
type Measure = {
  label: string;
  /** Null or undefined: no value, such as a price while prices are unavailable. */
  read: (code: PricedProduct, facts: Facts) => ComparisonCell | undefined;
};

const planPrice = (code: PricedProduct, id: string, { pricing }: Facts) => {
  const product = pricing?.products[code];
  const plan = product?.plans.find((candidate) => candidate.id === id);
  return product && plan ? formatMoney(planTotal(product, plan)) : undefined;
};

const targets = (code: PricedProduct, level: "country" | "zip" | "carrier", { network }: Facts) =>
  network.products[code].targeting.includes(level);

/**
 * Whether a product can be targeted by city. A dataset is a file: its page says whether it can be ordered for one city.
 * Dedicated IPs are in a data center that the customer chooses.
 */
function cityTargeting(code: PricedProduct, network: NetworkFigures): string | boolean {
  if (code === "DS") return "by dataset";
  if (code === "DC") return "data center";
  return network.products[code].targeting.includes("city");
}

/** Null for a dataset, which is a file: it makes no requests. */
const unlessDataset = <Value>(code: PricedProduct, value: Value) => (code === "DS" ? null : value);

/** A formatted measurement; null where there is none. */
export const formatKnown = (value: number | null, format: (value: number) => string) =>
  value === null ? null : format(value);

/** They read pages from every country with residential IPs. The real-estate API has its own list. */
const worldwideApis: readonly PricedProduct[] = ["WEB_API", "SERP_API", "ECOM_API", "WEB_UNBLOCKER"];

/** Measured values and features, by the measures of a `ProductComparison` section. */
export const measured = {
  success: (code, { network }) => formatKnown(network.products[code].success, formatPercent),
  response: (code, { network }) => formatKnown(network.products[code].medianMs, formatDuration),
  ips: (code, { locations }) => formatKnown(totalIps(locations, code) || null, formatShortCount),
  countries: (code, { locations }) =>
    formatKnown(
      countriesWith(locations, worldwideApis.includes(code) ? "RP" : code).length || null,
      formatCount,
    ),
  city: (code, { network }) => cityTargeting(code, network),
  carrier: (code, facts) => unlessDataset(code, targets(code, "carrier", facts)),
  sticky: (code, { network }) => {
    const { stickyMinutes, keepsIp } = network.products[code];
    if (stickyMinutes !== null) return `up to ${formatCount(stickyMinutes)} min`;
    return keepsIp ? "while rented" : unlessDataset(code, false);
  },
  keeps_ip: (code, { network }) => network.products[code].keepsIp,
  renders: (code, { network }) => unlessDataset(code, network.products[code].renders),
} satisfies Record<string, Measure["read"]>;

const measures: readonly Measure[] = [
  {
    label: "Price at the smallest volume",
    read: (code, { pricing }) => {
      const first = pricing?.products[code].steps[0];
      return first && formatUnitPrice(first[1]);
    },
  },
  {
    label: "Price at the largest volume",
    read: (code, { pricing }) =>
      pricing?.products[code] && formatUnitPrice(lowestUnitPrice(pricing.products[code])),
  },
  {
    label: "Minimum order",
    read: (code, { pricing }) =>
      pricing?.products[code] && formatVolume(pricing.products[code].minimum, code),
  },
  { label: "One-time pack", read: (code, facts) => planPrice(code, "starter-pack", facts) },
  { label: "Starter, per month", read: (code, facts) => planPrice(code, "starter", facts) },
  {
    label: "Paid yearly",
    read: (_code, { pricing }) => pricing && `${formatPercent(pricing.yearlyDiscount)} off`,
  },
  { label: "Success rate", read: measured.success },
  { label: "Median response", read: measured.response },
  { label: "IPs", read: measured.ips },
  { label: "Countries", read: measured.countries },
  { label: "Country targeting", read: (code, facts) => targets(code, "country", facts) },
  { label: "City targeting", read: measured.city },
  { label: "ZIP code targeting", read: (code, facts) => unlessDataset(code, targets(code, "zip", facts)) },
  { label: "Carrier targeting", read: measured.carrier },
  { label: "Sticky session", read: measured.sticky },
  { label: "Same IP for days", read: measured.keeps_ip },
  { label: "Browser rendering", read: measured.renders },
  { label: "Protocols", read: (code, { network }) => network.products[code].protocols.join(", ") },
];

/** The rows of a comparison. Rows in which every cell is empty or no are left out. */
export function listComparisonRows(codes: readonly PricedProduct[], facts: Facts): ComparisonRow[] {
  return measures.flatMap(({ label, read }) => {
    const cells = codes.map((code) => read(code, facts) ?? null);
    if (cells.every((cell) => cell === null || cell === false)) return [];
    return [{ label, cells, isSame: cells.every((cell) => cell === cells[0]) }];
  });
}
