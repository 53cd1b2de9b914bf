import { planLabel } from "@/lib/inquiry/user-state";
import { type InquiryProduct, parseInquiryProduct, products } from "@/lib/products";

export type Subject = {
  product: InquiryProduct;
  plan: string;
  /** For people: "Residential proxies, Team"; empty where neither is named. */
  label: string;
};

/** What the address of a form's page says it is about: `?product=RP&plan=team`. */
export function parseSubject(query: string): Subject {
  const values = new URLSearchParams(query);
  const product = parseInquiryProduct(values.get("product"));
  const given = values.get("plan") ?? "";
  // SECURITY: a link from elsewhere must not put sentences of its own on our page.
  const plan = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(given) && given.length <= 40 ? given : "";
  const name = product === "General" ? "" : products[product].name;
  return { product, plan, label: [name, planLabel(plan)].filter((part) => part !== "").join(", ") };
}
