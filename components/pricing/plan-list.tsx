import type { ReactNode } from "react";
import css from "./plan-list.module.css";

export type PlanCard = { volume: number; card: ReactNode };

/** Index of the largest plan that a volume fills. */
function planFor(plans: readonly PlanCard[], volume: number): number {
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
  plans: PlanCard[];
  volume: number;
  isExample: boolean;
}) {
  const matchingPlan = planFor(plans, volume);
  return (
    <ul className={`${css.plans} grid gap-px sm:grid-cols-2 nav:grid-cols-4`}>
      {plans.map(({ volume, card }, i) => (
        <li
          className="group relative flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 p-4 text-sm text-fg-2 sm:flex-col sm:items-stretch sm:justify-start sm:p-6"
          data-yours={i === matchingPlan || undefined}
          key={volume}
        >
          {i === matchingPlan && !isExample && (
            <span className="absolute -top-3 right-4 rounded-1 bg-tint-700 px-2.5 text-xs leading-6 font-[520] text-inverse">
              Your volume
            </span>
          )}
          {card}
        </li>
      ))}
    </ul>
  );
}
