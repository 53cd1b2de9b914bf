import { type ProductCode, products } from "./products.ts";

/** Unit names of a product, singular and plural. Datasets deliver records. */
export type UnitWords = { one: string; many: string };

export function unitWordsOf(product: ProductCode): UnitWords {
  if (product === "DS") return { one: "record", many: "records" };
  const { unit } = products[product];
  if (unit === "GB") return { one: "GB", many: "GB" };
  return unit === "IP" ? { one: "IP", many: "IPs" } : { one: "result", many: "results" };
}
