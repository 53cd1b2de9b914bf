/** US dollar formats. Amounts are numbers in dollars. Without `Intl`, which is slow to start (`number-format.ts`). */
import { formatCount } from "./count";

/** Rounded half up in decimals, as one would by hand: 1.005 is 101, although the nearest binary number is smaller. */
const toCents = (dollars: number) => Math.round(Number((dollars * 100).toPrecision(12)));

/** A total: "$785", "$2,500", with cents only if there are any: "$12.50". */
export function formatMoney(dollars: number): string {
  const text = formatUnitPrice(dollars);
  return text.endsWith(".00") ? text.slice(0, -3) : text;
}

/** A price per unit, rounded to cents: "$2.50". */
export function formatUnitPrice(dollars: number): string {
  const cents = Math.abs(toCents(dollars));
  const sign = dollars < 0 && cents > 0 ? "-" : "";
  return `${sign}$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}
