import { slugPattern } from "@/lib/base/markdown/slug";
import { type InquiryProduct, parseInquiryProduct, products } from "@/lib/base/products";

/** The value of `fieldLimits.plan`, whose module would add the validation library to every page. */
const maxPlanLength = 100;

export type Subject = {
  product: InquiryProduct;
  /** As given, even if it is not a plan name, such as the result of the price calculator. */
  plan: string;
  /** For display: "Residential proxies, Team"; empty without product and plan. */
  label: string;
};

/** Whether a text has the form of a plan name: "pay-as-you-go". */
export function isPlanName(plan: string): boolean {
  return slugPattern.test(plan) && plan.length <= 40;
}

/** A plan name in words: "pay-as-you-go" becomes "Pay as you go". */
export function planLabel(plan: string): string {
  const words = plan.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Parses the subject of a form page's URL: `?product=RP&plan=team`. */
export function parseSubject(query: string): Subject {
  const values = new URLSearchParams(query);
  const product = parseInquiryProduct(values.get("product"));
  const given = values.get("plan")?.trim() ?? "";
  const plan = given.length <= maxPlanLength ? given : "";
  const name = product === "General" ? "" : products[product].name;
  // SECURITY: a crafted link must not put arbitrary text on our page.
  const planName = isPlanName(plan) ? planLabel(plan) : "";
  return { product, plan, label: [name, planName].filter((part) => part !== "").join(", ") };
}
