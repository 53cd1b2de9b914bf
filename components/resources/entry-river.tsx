import type { ReactNode } from "react";
import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import css from "./entry-river.module.css";

/*
 * A river along an index, with one stroke per entry, or one per three on narrow windows. At each group the strokes of
 * its entries leave the river and join at the group's heading. The drawings stretch to the page's sizes, which
 * entry-river.module.css sets. Strokes cross from one drawing to the next without a seam where the groups' heights are
 * whole pixels.
 */

/** The strokes of each group, numbered from the left. */
type River = readonly (readonly number[])[];

/** Width and height of the drawing beside the page's heading. */
const bend = { width: 300, height: 640 };
/** Height of a group's heading, and of the bend above the first group on narrow windows, in pixels. */
const rowHeight = 72;
const turnHeight = 108;
const rowMiddle = 42;

const shades = [
  "stroke-tint-800",
  "stroke-tint-600",
  "stroke-tint-800",
  "stroke-tint-500",
  "stroke-tint-700",
];

const round = (value: number) => Number(value.toFixed(1));

export function planRiver(counts: readonly number[]): River {
  let next = 0;
  return counts.map((count) => Array.from({ length: count }, () => next++));
}

/** Two paths per group, from the group `from` on: one of every third stroke and one of those between, for wide windows. */
function Reach({
  className,
  viewBox,
  river,
  from = 0,
  draw,
}: {
  className: string | undefined;
  viewBox: string;
  river: River;
  from?: number;
  draw: (stroke: number, i: number) => string | undefined;
}) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox={viewBox}>
      {river.flatMap((group, i) =>
        [true, false].map((isThird) => (
          <path
            className={`${shades[(from + i) % shades.length]} ${isThird ? "" : "max-md:hidden"}`}
            d={group.map((stroke, j) => ((j % 3 === 0) === isThird ? draw(stroke, j) : "")).join("")}
            key={`${group[0]} ${isThird}`}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
    </svg>
  );
}

function drawBend(count: number): string[] {
  const { strokes } = ribbon({
    points: [
      [1060, -330, 1.25],
      [600, -80, 1.15],
      [310, 130, 1.05],
      [178, 330, 1],
      [147, 500, 1],
      [150, 585, 1],
      [150, 620, 1],
    ],
    strokes: count,
    spacing: bend.width / count,
    drift: 0.05,
  });
  // Where the river flows down, the first stroke is on the right. The paths are rounded, but end at the strokes' places.
  return strokes
    .toReversed()
    .map(
      (line, i) =>
        `${toPath(line, { grid: 0.5, tolerance: 0.8 })}L${round(((i + 0.5) * bend.width) / count)} ${bend.height}`,
    );
}

/** `count` heights around the middle of a row, in the middles of pixels: other lines would blur differently. */
function spread(count: number): number[] {
  const gap = count > 30 ? 1 : 2;
  const top = Math.floor(rowMiddle - ((count - 1) / 2) * gap) + 0.5;
  return Array.from({ length: count }, (_, i) => top + i * gap);
}

/** The river above the index: on wide windows a bend beside the heading, on narrow ones from the left edge. */
export function RiverSource({ river }: { river: River }) {
  const count = river.flat().length;
  const way = count / 5;
  const bends = drawBend(count);
  const heights = spread(count).toReversed();
  return (
    <div className={css.source}>
      <Reach
        className={css.bend}
        draw={(stroke) => bends[stroke]}
        river={river}
        viewBox={`0 0 ${bend.width} ${bend.height}`}
      />
      <Reach
        className={css.inflow}
        draw={(stroke) => `M0 ${heights[stroke]}h1`}
        river={river}
        viewBox={`0 0 1 ${turnHeight}`}
      />
      <Reach
        className={css.turn}
        draw={(stroke) => {
          const [x, y] = [stroke + 0.5, heights[stroke]];
          return `M${-way} ${y}Q${x} ${y} ${x} 90V${turnHeight}`;
        }}
        river={river}
        viewBox={`${-way} 0 ${count + way} ${turnHeight}`}
      />
    </div>
  );
}

/** The river beside a group, and its heading, at which the group's strokes end. */
export function RiverReach({ river, group, heading }: { river: River; group: number; heading: ReactNode }) {
  const count = river.flat().length;
  const leaving = river.slice(group, group + 1);
  const heights = spread(leaving.flat().length);
  const way = count / 5;
  const sway = group % 2 ? -2.2 : 2.2;
  return (
    <>
      <Reach
        className={css.passing}
        draw={(stroke) => {
          const bow = round(sway * (1 + 0.3 * Math.sin(stroke * 0.4)));
          return `M${stroke + 0.5} 0c0 250 ${bow} 250 ${bow} 500s${-bow} 250 ${-bow} 500`;
        }}
        from={group + 1}
        river={river.slice(group + 1)}
        viewBox={`0 0 ${count} 1000`}
      />
      <div className={css.row}>
        {heading}
        <Reach
          className={css.mouth}
          draw={(_, i) => `M0 ${rowMiddle}C.5 ${rowMiddle} .6 ${heights[i]} 1 ${heights[i]}`}
          from={group}
          river={leaving}
          viewBox={`0 0 1 ${rowHeight}`}
        />
      </div>
      <Reach
        className={css.leaving}
        draw={(stroke, i) => {
          const [x, y] = [stroke + 0.5, heights[i] ?? rowMiddle];
          const end = round(stroke - i - way);
          return `M${x} 0C${x} ${round(y * 0.7)} ${round(x * 0.6 + end * 0.4)} ${y} ${end} ${y}H${-way}`;
        }}
        from={group}
        river={leaving}
        viewBox={`${-way} 0 ${count + way} ${rowHeight}`}
      />
    </>
  );
}
