/** What the mails to the staff have in common, for the definitions of forms. */
import { productCodes, products } from "@/lib/base/products";
import type { SalesMailForm } from "./server-form";

/** The name of a product for people; what is none we sell is given back as it is. */
export function formatProduct(product: string | undefined): string {
  const code = productCodes.find((known) => known === product);
  return code ? products[code].name : (product ?? "General");
}

/** The mail of a form that is about a product. */
export const aboutProduct = (heading: string): SalesMailForm => ({
  heading,
  reader: "sales",
  subjectOf: ({ product }) => formatProduct(product),
  wants: ({ product, plan, form_type_value }) => [
    ["Product", formatProduct(product)],
    ["Plan", plan || form_type_value],
  ],
});

/** The mail of a form about one thing of a list: `label` says what it is. */
export const aboutChoice = (heading: string, label: string): SalesMailForm => ({
  heading,
  reader: "sales",
  subjectOf: ({ form_type_value }) => form_type_value,
  wants: ({ form_type_value }) => [[label, form_type_value]],
});
