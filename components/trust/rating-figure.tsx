import type { ReactNode } from "react";
import { RatingScale } from "@/components/charts/rating-scale";
import type { Rating } from "@/lib/content/endpoints/schemas";

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
        <p className="mt-1.5 text-fg-2 text-xs">{source}</p>
      </div>
    </div>
  );
}
