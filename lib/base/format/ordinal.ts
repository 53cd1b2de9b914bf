const rules = new Intl.PluralRules("en-US", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "15th", "22nd". */
export function formatOrdinal(position: number): string {
  return `${position}${suffixes[rules.select(position)] ?? "th"}`;
}
