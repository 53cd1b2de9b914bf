/** What the free trial includes, from the figures that every page uses. */
import { capitalize, uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount } from "@/lib/base/format/count";
import { type PricedProduct, pricedProducts, products } from "@/lib/base/products";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";

type Trial = NetworkFigures["trial"];
type TrialUnit = "GB" | "IP" | "result";

/** Products with a trial. Datasets have sample files instead. */
export const trialProducts: readonly PricedProduct[] = pricedProducts.filter((code) => code !== "DS");

const count = (n: number, noun: string) => `${formatCount(n)} ${noun}${n === 1 ? "" : "s"}`;

const allowances: Record<TrialUnit, (trial: Trial) => string> = {
  GB: ({ gb }) => `${formatCount(gb)} GB of traffic`,
  IP: ({ ips }) => count(ips, "IP"),
  result: ({ results }) => count(results, "result"),
};

/** "1 GB of traffic, 3 IPs and 1,000 scraper API results" */
export function describeTrial(trial: Trial): string {
  return `${allowances.GB(trial)}, ${allowances.IP(trial)} and ${count(trial.results, "scraper API result")}`;
}

/** A line of the table of terms: the allowance of all products with one billing unit. */
type TrialTerms = { allowance: string; names: string };

export function listTrialTerms(trial: Trial): TrialTerms[] {
  return (["GB", "IP", "result"] as const).map((unit) => {
    const names = trialProducts
      .filter((code) => products[code].unit === unit)
      .map((code) => uncapitalize(products[code].name));
    return { allowance: allowances[unit](trial), names: capitalize(names.join(", ")) };
  });
}
