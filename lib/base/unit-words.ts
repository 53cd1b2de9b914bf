import { capitalize } from "./format/capitalize";
import { formatCount } from "./format/count";
import { type ProductCode, products } from "./products";

/** Unit names of a product, singular and plural. Datasets deliver records. */
export function unitWordsOf(product: ProductCode): { one: string; many: string } {
  if (product === "DS") return { one: "record", many: "records" };
  const { unit } = products[product];
  if (unit === "GB") return { one: "GB", many: "GB" };
  return unit === "IP" ? { one: "IP", many: "IPs" } : { one: "result", many: "results" };
}

/** " per month" for products rented by IP, else empty. */
export const periodSuffix = (product: ProductCode): string =>
  products[product].unit === "IP" ? " per month" : "";

/** The label of a monthly volume: "Traffic per month", "Records per month". */
export function volumeLabel(product: ProductCode): string {
  const { many } = unitWordsOf(product);
  return many === "GB" ? "Traffic per month" : `${capitalize(many)} per month`;
}

/** A volume with its unit: "250 GB", "100,000 results". */
export function formatVolume(volume: number, product: ProductCode): string {
  return `${formatCount(volume)} ${unitWordsOf(product).many}`;
}

/** The unit of a price: "per GB", "per IP", "per 1,000 results". */
export function formatPriceUnit(per: number, product: ProductCode): string {
  return per === 1 ? `per ${unitWordsOf(product).one}` : `per ${formatVolume(per, product)}`;
}

/** Unit and period of a price, where no heading names the period: "per IP per month". */
export const formatPriceUnitPerPeriod = (per: number, product: ProductCode): string =>
  formatPriceUnit(per, product) + periodSuffix(product);
