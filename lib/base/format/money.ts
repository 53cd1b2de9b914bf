/** US dollar formats of the site. Amounts are numbers in dollars. */
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** A total: "$785", "$2,500", with cents only if there are any: "$12.50". */
export function formatMoney(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return cents % 100 === 0 ? wholeDollars.format(cents / 100) : dollarsAndCents.format(cents / 100);
}

/** A price per unit, rounded to cents: "$2.50". */
export function formatUnitPrice(dollars: number): string {
  return dollarsAndCents.format(dollars);
}
