/** Parts that charts share. All components are drawn in the user units of the surrounding SVG. */

/** Side of the square of user units in which the lines of a chart are drawn; it stretches to the chart's size. */
export const plotSide = 1000;

/** A share of a chart's width or height as a CSS length: "12.5%". */
export const cssShare = (share: number) => `${Math.round(share * 1000) / 10}%`;

type Plot = { left: number; right: number; top: number; bottom: number };

/** A function that maps values from `from` to `to` onto positions from `start` to `end`. */
export function linearScale(from: number, to: number, start: number, end: number): (value: number) => number {
  return (value) => Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}

export const axisLabel = "fill-fg-3 text-[12px] font-[450] italic max-sm:text-[17px]";

/** A grid line with a label at its left end for each value. */
export function ValueAxis({
  plot,
  y,
  values,
  format,
}: {
  plot: Plot;
  y: (value: number) => number;
  values: readonly number[];
  format: (value: number) => string | number;
}) {
  return (
    <>
      <path
        className="stroke-rule"
        d={values.map((value) => `M${plot.left} ${y(value)}H${plot.right}`).join("")}
      />
      <g className={axisLabel} textAnchor="end">
        {values.map((value) => (
          <text key={value} x={plot.left - 8} y={y(value) + 4}>
            {format(value)}
          </text>
        ))}
      </g>
    </>
  );
}

/** A pale vertical line that marks an event on the time axis. */
export function EventLine({ x, from, to }: { x: number; from: number; to: number }) {
  return <path className="stroke-rule-2" d={`M${x} ${from}V${to}`} />;
}
