import type { ReactNode } from "react";
import css from "./plan-list.module.css";

export type PlanListItem = { volume: number; card: ReactNode };

/** Index of the largest plan that a volume fills. */
function planFor(plans: readonly PlanListItem[], volume: number): number {
  return Math.max(
    0,
    plans.findLastIndex((plan) => plan.volume <= volume),
  );
}

/** The plans side by side; the one for the chosen volume is marked, with a tag once the visitor has chosen it. */
export function PlanList({
  plans,
  volume,
  isExample,
}: {
  plans: PlanListItem[];
  volume: number;
  isExample: boolean;
}) {
  const matchingPlan = planFor(plans, volume);
  return (
    <ul className={`${css.plans} grid gap-px sm:grid-cols-2 nav:grid-cols-4`}>
      {plans.map(({ volume, card }, i) => (
        <li className="group" data-selected={i === matchingPlan || undefined} key={volume}>
          {i === matchingPlan && !isExample && <span className={css.tag}>Your volume</span>}
          {card}
        </li>
      ))}
    </ul>
  );
}
