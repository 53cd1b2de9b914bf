/** What the request for an account starts with, from the page's query: `?product=MP&plan=free-plan`. */
import { type AccountStart, accountPlans } from "@/lib/base/routes";
import { trialProducts } from "./terms";

export type PageQuery = Record<string, string | string[] | undefined>;

/** Unknown values are ignored. */
export function parseAccountStart({ product, plan }: PageQuery): AccountStart {
  return {
    product: trialProducts.find((code) => code === product),
    plan: accountPlans.find((known) => known === plan),
  };
}
