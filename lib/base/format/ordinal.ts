const rules = new Intl.PluralRules("en-US", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "15th", "22nd". */
export function formatOrdinal(count: number): string {
  return `${count}${suffixes[rules.select(count)] ?? "th"}`;
}
