/** Shared parts of the emails to sales, for form definitions. */
import { productCodes, products } from "@/lib/base/products";
import type { SalesMailForm } from "./server-form";

/** The display name of a product; unknown values are returned unchanged. */
export function formatProduct(product: string | undefined): string {
  const code = productCodes.find((known) => known === product);
  return code ? products[code].name : (product ?? "General");
}

export const aboutProduct = (heading: string): SalesMailForm => ({
  heading,
  team: "sales",
  subjectOf: ({ product }) => formatProduct(product),
  wants: ({ product, plan, form_type_value }) => [
    ["Product", formatProduct(product)],
    ["Plan", plan || form_type_value],
  ],
});

/** The email of a form about one item of a list, such as a guide; `label` is its kind. */
export const aboutChoice = (heading: string, label: string): SalesMailForm => ({
  heading,
  team: "sales",
  subjectOf: ({ form_type_value }) => form_type_value,
  wants: ({ form_type_value }) => [[label, form_type_value]],
});
