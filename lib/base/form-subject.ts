import { type InquiryProduct, parseInquiryProduct, products } from "@/lib/base/products";

/** `fieldLimits.plan`, whose module would bring the validation library into every page. */
const longestPlan = 100;

export type Subject = {
  product: InquiryProduct;
  /** As given, also where it is not the name of a plan, such as the sum of the price calculator. */
  plan: string;
  /** For people: "Residential proxies, Team"; empty where neither is named. */
  label: string;
};

/** Whether a plan of an address is the name of one: "pay-as-you-go". */
export function isPlanName(plan: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(plan) && plan.length <= 40;
}

/** A plan's key in words: "pay-as-you-go" is "Pay as you go". */
export function planLabel(plan: string): string {
  const words = plan.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the address of a form's page says it is about: `?product=RP&plan=team`. */
export function parseSubject(query: string): Subject {
  const values = new URLSearchParams(query);
  const product = parseInquiryProduct(values.get("product"));
  const given = values.get("plan")?.trim() ?? "";
  const plan = given.length <= longestPlan ? given : "";
  const name = product === "General" ? "" : products[product].name;
  // SECURITY: a link from elsewhere must not put sentences of its own on our page.
  const planName = isPlanName(plan) ? planLabel(plan) : "";
  return { product, plan, label: [name, planName].filter((part) => part !== "").join(", ") };
}
