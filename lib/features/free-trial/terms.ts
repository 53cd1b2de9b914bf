/** What the free trial includes, from the figures that every page uses. */
import { capitalize, uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount } from "@/lib/base/format/count";
import { type PricedProduct, pricedProducts, products } from "@/lib/base/products";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";

type Trial = NetworkFigures["trial"];

/** Products with a trial. Datasets have sample files instead. */
export const trialProducts: readonly PricedProduct[] = pricedProducts.filter((code) => code !== "DS");

const count = (n: number, noun: string) => `${formatCount(n)} ${noun}${n === 1 ? "" : "s"}`;

/** The allowance of each billing unit. */
const buildAllowances = ({ gb, ips, results }: Trial) => ({
  GB: `${formatCount(gb)} GB of traffic`,
  IP: count(ips, "IP"),
  result: count(results, "result"),
});

/** "1 GB of traffic, 3 IPs and 1,000 scraper API results" */
export function describeTrial(trial: Trial): string {
  const { GB, IP } = buildAllowances(trial);
  return `${GB}, ${IP} and ${count(trial.results, "scraper API result")}`;
}

/** A line of the table of terms: the allowance of all products with one billing unit. */
type TrialTerms = { allowance: string; names: string };

export function listTrialTerms(trial: Trial): TrialTerms[] {
  return Object.entries(buildAllowances(trial)).map(([unit, allowance]) => {
    const names = trialProducts
      .filter((code) => products[code].unit === unit)
      .map((code) => uncapitalize(products[code].name));
    return { allowance, names: capitalize(names.join(", ")) };
  });
}
