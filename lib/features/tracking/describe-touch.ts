/**
 * A touch as one readable line: "2026-11-02 10:15 UTC, campaign spring, source google, from https://…". Pure.
 */
import type { touchNames } from "./touch";

type TouchName = (typeof touchNames)[number];

/** Labels in display order; click ids come last under their own names. */
const words = new Map<string, string>([
  ["utm_campaign", "campaign"],
  ["utm_source", "source"],
  ["utm_medium", "medium"],
  ["utm_term", "term"],
  ["utm_content", "content"],
  ["utm_id", "campaign id"],
  ["ad_group_id", "ad group"],
  ["referer", "from"],
  ["landing_page_url", "first page"],
] satisfies [TouchName, string][]);
const places = [...words.keys()];
const placeOf = (name: string) => (words.has(name) ? places.indexOf(name) : places.length);

/** Leaves out missing values; empty for no touch. */
export function describeTouch(touch: Readonly<Partial<Record<TouchName, string>>>): string {
  const { at, ...parts } = touch;
  const time = at === undefined ? [] : [`${at.slice(0, 16).replace("T", " ")} UTC`];
  const facts = Object.entries(parts)
    .filter(([, value]) => value)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => `${words.get(name) ?? name} ${value}`);
  return [...time, ...facts].join(", ");
}
