/**
 * A touch as one readable line: "2026-11-02 10:15 UTC, campaign spring, source google, from https://…". Pure.
 */
import type { touchNames } from "./touch";

type TouchName = (typeof touchNames)[number];

/** Labels in display order; click ids come last under their own names. */
const labels = new Map<string, string>([
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
const order = [...labels.keys()];
const rankOf = (name: string) => (labels.has(name) ? order.indexOf(name) : order.length);

/** Leaves out empty values; an empty touch gives "". */
export function describeTouch(touch: Readonly<Partial<Record<TouchName, string>>>): string {
  const { at, ...parts } = touch;
  const time = at === undefined ? [] : [`${at.slice(0, 16).replace("T", " ")} UTC`];
  const details = Object.entries(parts)
    .filter(([, value]) => value)
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, value]) => `${labels.get(name) ?? name} ${value}`);
  return [...time, ...details].join(", ");
}
