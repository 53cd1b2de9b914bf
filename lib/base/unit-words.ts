import { type ProductCode, products } from "./products.ts";

/** Unit names of a product, singular and plural. Datasets deliver records. */
export type UnitWords = { one: string; many: string };

export function unitWordsOf(product: ProductCode): UnitWords {
  if (product === "DS") return { one: "record", many: "records" };
  const { unit } = products[product];
  if (unit === "GB") return { one: "GB", many: "GB" };
  return unit === "IP" ? { one: "IP", many: "IPs" } : { one: "result", many: "results" };
}

/** What follows the unit of a price: IPs are rented by the month. */
export const periodOf = (product: ProductCode): string =>
  products[product].unit === "IP" ? " per month" : "";
