import { capitalize } from "@/lib/base/format/capitalize";
import { slugPattern } from "@/lib/base/markdown/slug";
import { type InquiryProduct, parseInquiryProduct, products } from "@/lib/base/products";

/** The value of `fieldLimits.plan`, whose module would add the validation library to every page. */
const maxPlanLength = 100;

export type Subject = {
  product: InquiryProduct;
  /** As given, even if it is not a plan's ID. */
  plan: string;
  /** For display: "Residential proxies, Team"; empty if neither is given. */
  label: string;
};

/** Whether a text has the form of a plan's ID: "starter-pack". */
export function isPlanId(plan: string): boolean {
  return slugPattern.test(plan) && plan.length <= 40;
}

/** The name of a plan by its ID: "free-plan" becomes "Free plan". */
export const planLabel = (plan: string): string =>
  // The plan's ID is in leads and links from before it was renamed.
  plan === "starter-pack" ? "One-time pack" : capitalize(plan.replaceAll("-", " "));

/** A result of the price calculator, which is sent as the plan (components/pricing/calculator.tsx). */
const calculation = /^Calculator: [\d,]+ pages, [\d,]+ KB, \d+% blocked(?:, in a browser)?$/;

/**
 * A plan as shown to the visitor: its name in words, or a calculation.
 * SECURITY: a crafted link must not put arbitrary text on our page, so other texts become "".
 */
export function shownPlan(plan: string): string {
  if (isPlanId(plan)) return planLabel(plan);
  return calculation.test(plan) ? plan : "";
}

/** "Residential proxies, Team"; empty if neither is given. */
export function subjectLabel(product: InquiryProduct, plan: string, name: "name" | "shortName" = "name") {
  const productName = product === "General" ? "" : products[product][name];
  return [productName, shownPlan(plan)].filter((part) => part !== "").join(", ");
}

/** Parses the subject of a form page's URL: `?product=RP&plan=team`. */
export function parseSubject(query: string): Subject {
  const values = new URLSearchParams(query);
  const product = parseInquiryProduct(values.get("product"));
  const given = values.get("plan")?.trim() ?? "";
  const plan = given.length <= maxPlanLength ? given : "";
  return { product, plan, label: subjectLabel(product, plan) };
}
