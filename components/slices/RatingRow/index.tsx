import type { Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CompanyMark } from "@/components/charts/company-mark";
import { RatingScale } from "@/components/charts/rating-scale";
import type { SliceContext } from "@/components/slices/types";

export default function RatingRow({
  slice,
  context,
}: SliceComponentProps<Content.RatingRowSlice, SliceContext>) {
  const { rating, best } = context.rating;
  const { source, customers } = slice.primary;
  return (
    <section aria-label="Rating and customers" className="border-rule border-y">
      <div className="wrap grid items-center gap-x-5 gap-y-3 py-3.5 nav:grid-cols-[auto_1fr] lg:gap-x-9">
        <div className="flex items-center gap-2.5">
          <b className="font-display font-[560] text-[2rem] leading-none tracking-[-0.03em]">{rating}</b>
          <div>
            <RatingScale best={best} value={rating} />
            <p className="mt-0.75 text-fg-2 text-xs">{source}</p>
          </div>
        </div>
        <ul className="flex flex-wrap items-center gap-x-3 gap-y-2 text-fg-2 text-lead nav:justify-between nav:gap-x-2 nav:text-base lg:gap-x-3 lg:text-lead">
          {customers.map(({ name, mark }) => (
            <li key={name}>
              <CompanyMark mark={mark ?? ""} name={name ?? ""} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
