import { type Touch, touchNames } from "./touch";

type TouchName = (typeof touchNames)[number];

/** Labels in display order; click ids come last under their own names. */
const labels: Partial<Record<TouchName, string>> = {
  utm_campaign: "campaign",
  utm_source: "source",
  utm_medium: "medium",
  utm_term: "term",
  utm_content: "content",
  utm_id: "campaign id",
  ad_group_id: "ad group",
  referer: "from",
  landing_page_url: "first page",
};
const labeled = Object.keys(labels) as TouchName[];
const names = [...labeled, ...touchNames.filter((name) => name !== "at" && !labels[name])];

/** A touch as one line: "2026-11-02 10:15 UTC, campaign spring, source google, from https://…"; "" for an empty touch. */
export function describeTouch(touch: Readonly<Partial<Touch>>): string {
  const time = touch.at ? [`${touch.at.slice(0, 16).replace("T", " ")} UTC`] : [];
  const details = names.flatMap((name) => (touch[name] ? `${labels[name] ?? name} ${touch[name]}` : []));
  return [...time, ...details].join(", ");
}
