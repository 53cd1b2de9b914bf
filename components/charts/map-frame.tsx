type MapFrameProps = {
  width: number;
  height: number;
  /** Distance of the outer border from the map. */
  edge: number;
  /** Positions of the grid's lines, from the left and from the top. */
  columns: readonly number[];
  rows: readonly number[];
};

/** Half the width of a bar, which is drawn outside the map. */
const barOffset = 4;

/** Every second interval between neighboring lines. */
const alternateIntervals = (lines: readonly number[], end: number) =>
  lines.map((from, i) => [from, lines[i + 1] ?? end] as const).filter((_, i) => i % 2 === 0);

/** Grid lines, two borders, and a bar along every second grid cell at each edge of a map. */
export function MapFrame({ width, height, edge, columns, rows }: MapFrameProps) {
  const bars = [
    ...alternateIntervals(columns, width).map(
      ([from, to]) => `M${from}-${barOffset}H${to}M${from} ${height + barOffset}H${to}`,
    ),
    ...alternateIntervals(rows, height).map(
      ([from, to]) => `M-${barOffset} ${from}V${to}M${width + barOffset} ${from}V${to}`,
    ),
  ];
  const grid = [...columns.map((x) => `M${x} 0V${height}`), ...rows.map((y) => `M0 ${y}H${width}`)];
  return (
    <>
      <path className="fill-none stroke-fg/11" d={grid.join("")} />
      <rect
        className="fill-none stroke-fg/75"
        height={height}
        vectorEffect="non-scaling-stroke"
        width={width}
      />
      <rect
        className="fill-none stroke-fg/35"
        height={height + 2 * edge}
        width={width + 2 * edge}
        x={-edge}
        y={-edge}
      />
      <path className="fill-none stroke-fg/75 stroke-4" d={bars.join("")} />
    </>
  );
}
