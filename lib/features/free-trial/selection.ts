/** The preselected product and plan, from the page's query: `?product=MP&plan=free-plan`. */
import { accountPlans, type SignUpSelection } from "@/lib/base/routes";
import { trialProducts } from "./terms";

export type PageQuery = Record<string, string | string[] | undefined>;

/** Unknown values are ignored. */
export function parseSignUpSelection({ product, plan }: PageQuery): SignUpSelection {
  return {
    product: trialProducts.find((code) => code === product),
    plan: accountPlans.find((known) => known === plan),
  };
}
