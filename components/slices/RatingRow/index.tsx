import type { Content } from "@prismicio/client";
import type { CSSProperties, ReactNode } from "react";
import { CompanyMark, companyMarkWidth } from "@/components/charts/company-mark";
import type { SliceProps } from "@/components/slices/types";
import type { Rating } from "@/lib/content/endpoints/schemas";

const width = 150;

/** A rating on a scale bar with a tick per point. Decorative: the number is beside it. */
function RatingScale({ value, best }: { value: number; best: number }) {
  // Half a pixel in, so that 1 px lines are sharp and none is cut off.
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

function RatingFigure({
  rating,
  best,
  source,
}: Pick<Rating, "rating" | "best"> & {
  source: ReactNode;
}) {
  return (
    // The attribute makes the page load the rating vendor's script (`script-rules.ts`).
    <div className="flex gap-5" data-trust-rating="">
      <b className="-mt-2 font-display font-[560] text-[2rem] leading-none">{rating}</b>
      <div>
        <RatingScale best={best} value={rating} />
        <p className="mt-1.5 max-w-54 text-balance text-fg-2 text-xs">{source}</p>
      </div>
    </div>
  );
}

type ColumnsStyle = CSSProperties & { "--columns": string };

export default function RatingRow({ slice, context }: SliceProps<Content.RatingRowSlice>) {
  const { rating, best } = context.rating;
  const { source, customers } = slice.primary;
  const columns: ColumnsStyle = {
    "--columns": customers.map(({ mark }) => companyMarkWidth(mark ?? "")).join(" "),
  };
  return (
    <section aria-label="Rating and customers" className="border-rule border-y">
      <div className="wrap grid items-center gap-x-10 gap-y-6 py-7 nav:grid-cols-[auto_1fr] lg:gap-x-18">
        <RatingFigure best={best} rating={rating} source={source} />
        {/* The widths are fixed, so that nothing moves when the font loads. On phones, two columns: a last mark without a
            neighbor is left out. */}
        <ul
          className="grid grid-cols-2 items-center gap-x-6 gap-y-4 text-fg-2 text-lead sm:grid-cols-(--columns) sm:justify-between sm:gap-x-0 sm:text-[2.2vw] md:text-lead nav:text-base lg:text-lead"
          style={columns}
        >
          {customers.map(({ name, mark }) => (
            <li className="max-sm:last:odd:hidden" key={name}>
              <CompanyMark mark={mark ?? ""} name={name ?? ""} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
