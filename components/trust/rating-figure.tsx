import type { ReactNode } from "react";
import type { Rating } from "@/lib/content/endpoints/schemas";

const width = 150;

/** A rating on a scale bar with a tick per point. Decorative: the figure is next to it. */
function RatingScale({ value, best }: { value: number; best: number }) {
  const ticks = Array.from(
    { length: best + 1 },
    (_, i) => `M${Math.min(width - 0.5, (i / best) * width + 0.5)} 2V16`,
  );
  return (
    <svg aria-hidden="true" height="16" viewBox={`0 0 ${width} 16`} width={width}>
      <path d={`M0 9H${width}`} stroke="var(--rule-2)" strokeWidth="5" />
      <path d={`M0 9H${(value / best) * width}`} stroke="var(--tint-600)" strokeWidth="5" />
      <path d={ticks.join("")} stroke="var(--fg)" />
    </svg>
  );
}

export function RatingFigure({
  rating,
  best,
  source,
}: Pick<Rating, "rating" | "best"> & {
  source: ReactNode;
}) {
  return (
    <div className="flex items-center gap-5" data-trust-rating="">
      <b className="font-display font-[560] text-[2rem] leading-none tracking-[-0.03em]">{rating}</b>
      <div>
        <RatingScale best={best} value={rating} />
        <p className="mt-1.5 max-w-54 text-balance text-fg-2 text-xs">{source}</p>
      </div>
    </div>
  );
}
