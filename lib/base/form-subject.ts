import { capitalize } from "@/lib/base/format/capitalize";
import { slugPattern } from "@/lib/base/markdown/slug";
import { type InquiryProduct, parseInquiryProduct, products } from "@/lib/base/products";

/** Same as `fieldLimits.plan`. Not imported: that would add Zod to every page's bundle. */
const maxPlanLength = 100;

/** The product and plan that an inquiry is about. */
export type Subject = {
  product: InquiryProduct;
  /** A plan id, a calculator result, or any text from the URL: display it with `formatPlan`. Empty if too long. */
  plan: string;
  /** For display: "Residential proxies, Team"; empty if neither is given. */
  label: string;
};

/** Whether a text has the form of a plan id, a slug of at most 40 characters: "starter-pack". */
export function isPlanId(plan: string): boolean {
  return slugPattern.test(plan) && plan.length <= 40;
}

/** A plan id in words: "free-plan" becomes "Free plan". */
export const formatPlanId = (plan: string): string =>
  // This plan's name in the pricing data differs from its id.
  plan === "starter-pack" ? "One-time pack" : capitalize(plan.replaceAll("-", " "));

/** A result of the price calculator, which is sent as the plan (components/pricing/calculator.tsx). */
const calculationPattern = /^Calculator: [\d,]+ pages, [\d,]+ KB, \d+% blocked(?:, in a browser)?$/;

/**
 * A plan as shown to the visitor: its id in words, or a calculation; other texts become "".
 * SECURITY: limits what a crafted link can show to a slug of 40 characters (plan ids come from the pricing data, which this
 * code does not have) or a calculation.
 */
export function formatPlan(plan: string): string {
  if (isPlanId(plan)) return formatPlanId(plan);
  return calculationPattern.test(plan) ? plan : "";
}

/** "Residential proxies, Team"; empty if neither is given. */
export function formatSubject(product: InquiryProduct, plan: string, field: "name" | "shortName" = "name") {
  const productName = product === "General" ? "" : products[product][field];
  return [productName, formatPlan(plan)].filter((part) => part !== "").join(", ");
}

/** Parses the subject of a form page's URL: `?product=RP&plan=team`. */
export function parseSubject(query: string): Subject {
  const values = new URLSearchParams(query);
  const product = parseInquiryProduct(values.get("product"));
  const given = values.get("plan")?.trim() ?? "";
  const plan = given.length <= maxPlanLength ? given : "";
  return { product, plan, label: formatSubject(product, plan) };
}
