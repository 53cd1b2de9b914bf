import type { ReactNode } from "react";
import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/index-river.svg";
import css from "./entry-river.module.css";

/*
 * A river along an index, with one stroke per entry when it was drawn, or one per three on narrow windows. At each group
 * the strokes of its entries leave the river, in threes where there are many, and join at the group's heading. The
 * drawings stretch to the page's sizes, which entry-river.module.css sets. Strokes cross from one drawing to the next without a seam where the groups' heights
 * are whole pixels.
 */

function Reach({
  className,
  part,
  viewBox,
}: {
  className: string | undefined;
  part: string;
  viewBox: string;
}) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox={viewBox}>
      <Drawing file={file} part={part} />
      {/* The strokes that only wide windows have room for. */}
      <g className="max-md:hidden">
        <Drawing file={file} part={`${part}-between`} />
      </g>
    </svg>
  );
}

/** At the last group, all strokes that are left leave the river. */
const lastGroup = 4;

/** The river above the index: on wide windows a bend beside the heading, on narrow ones from the left edge. */
export function RiverSource() {
  return (
    <div className={css.source}>
      <Reach className={css.bend} part="bend" viewBox="0 0 300 640" />
      <Reach className={css.inflow} part="inflow" viewBox="0 0 1 108" />
      <Reach className={css.turn} part="turn" viewBox="-11.6 0 69.6 108" />
    </div>
  );
}

/** The river beside a group, and its heading, at which the group's strokes end. `group` counts from 0. */
export function RiverReach({ group, heading }: { group: number; heading: ReactNode }) {
  return (
    <>
      {group < lastGroup && <Reach className={css.passing} part={`passing-${group}`} viewBox="0 0 58 1000" />}
      <div className={css.row}>
        {heading}
        <Reach className={css.mouth} part={`mouth-${group}`} viewBox="0 0 1 72" />
      </div>
      <Reach className={css.leaving} part={`leaving-${group}`} viewBox="-11.6 0 69.6 72" />
    </>
  );
}
