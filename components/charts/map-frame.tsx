type MapFrameProps = {
  width: number;
  height: number;
  /** Distance of the outer border from the map. */
  edge: number;
  /** Positions of the grid's lines, from the left and from the top. */
  columns: readonly number[];
  rows: readonly number[];
};

/** The border of a map: grid lines, and bars along the edges that alternate from line to line. */
export function MapFrame({ width, height, edge, columns, rows }: MapFrameProps) {
  const every2nd = (at: number, i: number, all: readonly number[], end: number) =>
    i % 2 === 0 ? [[at, all[i + 1] ?? end] as const] : [];
  const bars = [
    ...columns
      .flatMap((at, i) => every2nd(at, i, columns, width))
      .map(([from, to]) => `M${from}-4H${to}M${from} ${height + 4}H${to}`),
    ...rows
      .flatMap((at, i) => every2nd(at, i, rows, height))
      .map(([from, to]) => `M-4 ${from}V${to}M${width + 4} ${from}V${to}`),
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
