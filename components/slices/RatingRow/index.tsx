import type { Content } from "@prismicio/client";
import type { CSSProperties } from "react";
import { CompanyMark, companyMarkWidth } from "@/components/charts/company-mark";
import type { SliceProps } from "@/components/slices/types";
import { RatingFigure } from "@/components/trust/rating-figure";

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
        {/* Columns as wide as their marks, but known before: otherwise each would move the others as the page loads. */}
        <ul
          className="flex flex-wrap items-center gap-x-6 gap-y-4 text-fg-2 text-lead nav:grid nav:grid-cols-(--columns) nav:justify-between nav:gap-x-0 nav:text-base lg:text-lead"
          style={columns}
        >
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
