import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";
import { formatCount } from "@/lib/base/format/count";
import css from "./volume-river.module.css";

/** A labeled point on the river: a name and a monthly traffic volume. */
export type PlanVolume = { name: string; gigabytes: number };

type Layout = {
  width: number;
  height: number;
  from: number;
  to: number;
  spacing: number;
  isVertical: boolean;
};

const wide: Layout = { width: 2400, height: 330, from: 640, to: 1560, spacing: 10.5, isVertical: false };
const narrow: Layout = { width: 390, height: 620, from: 96, to: 560, spacing: 9, isVertical: true };
const strokeCount = 13;
const mainStroke = (strokeCount - 1) / 2;
/** The logarithmic axis goes from 1 GB to this, in GB per month. */
const axisEnd = 1000;

/** Position of a volume along the river, on a logarithmic scale. */
function positionOf(layout: Layout, gigabytes: number): number {
  const share = Math.log(gigabytes) / Math.log(axisEnd);
  return Math.round(layout.from + share * (layout.to - layout.from));
}

/** Relative width of the river at a position: narrow at the source, wide at the end. */
const widthAt = (layout: Layout, position: number) =>
  0.03 + 0.95 * Math.max(0, (position - layout.from + 60) / (layout.to - layout.from)) ** 1.25;

function drawRiver(layout: Layout) {
  const { isVertical, spacing } = layout;
  const end = (isVertical ? layout.height : layout.width) + 120;
  const axis = isVertical ? 104 : 226;
  const sway = isVertical ? 34 : 40;
  const count = isVertical ? 9 : 15;
  const start = layout.from - 60;
  const points = Array.from({ length: count }, (_, i): ControlPoint => {
    const position = start + ((end - start) * i) / (count - 1);
    const offset = axis + sway * Math.sin(i * 1.35 + 0.4) * Math.min(1, 0.35 + i * 0.12);
    const width = widthAt(layout, position);
    return isVertical ? [offset, position, width] : [position, offset, width];
  });
  const { strokes, center } = ribbon({ points, strokes: strokeCount, spacing, drift: 0.3, seed: 4 });
  const paths = strokes.map((line) => toPath(line, { grid: 0.5, tolerance: 0.4 }));
  return { paths, center };
}

const rivers = { wide: drawRiver(wide), narrow: drawRiver(narrow) };

/** The river's center line at a position: y when it flows right, x when it flows down. */
function centerAt(center: readonly Point[], position: number, isVertical: boolean): number {
  const [along, across] = isVertical ? ([1, 0] as const) : ([0, 1] as const);
  return center.reduce(
    (best, point) => (Math.abs(point[along] - position) < Math.abs(best[along] - position) ? point : best),
    center[0] ?? [0, 0],
  )[across];
}

function PlanVolumeMark({
  volume,
  layout,
  center,
}: {
  volume: PlanVolume;
  layout: Layout;
  center: readonly Point[];
}) {
  const position = positionOf(layout, volume.gigabytes);
  const middle = Math.round(centerAt(center, position, layout.isVertical));
  // To the river's edge, and a little further.
  const half = Math.round(mainStroke * layout.spacing * widthAt(layout, position) + 14);
  const mark = layout.isVertical
    ? { line: `M${middle - half} ${position}H216`, x: 226, nameY: position - 1, amountY: position + 16 }
    : { line: `M${position} 52V${middle + half}`, x: position + 10, nameY: 62, amountY: 81 };
  return (
    <g>
      <path className={css.volumeLine} d={mark.line} />
      <text className="fill-fg font-sans text-[15px] leading-[normal] font-[560]" x={mark.x} y={mark.nameY}>
        {volume.name}
      </text>
      <text
        className="fill-fg-2 font-sans text-[13px] leading-[normal] font-[450] italic"
        x={mark.x}
        y={mark.amountY}
      >
        {`${formatCount(volume.gigabytes)} GB per month`}
      </text>
    </g>
  );
}

/** A river with a mark at the volume of each plan: to the right on wide windows, down on narrow ones. */
export function VolumeRiver({
  volumes,
  size,
  className,
}: {
  volumes: readonly PlanVolume[];
  size: "wide" | "narrow";
  className?: string;
}) {
  const layout = size === "wide" ? wide : narrow;
  const { paths, center } = rivers[size];
  const [x, y] = center[0] ?? [0, 0];
  return (
    <svg
      aria-label={`Traffic per month: ${volumes.map(({ name, gigabytes }) => `${name} ${formatCount(gigabytes)} GB`).join(", ")}`}
      className={`${css.river} relative left-[50%] max-w-none -translate-x-1/2 ${className ?? ""}`}
      height={layout.height}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
    >
      {paths.map((data, i) => (
        <path className={i === mainStroke ? css.main : undefined} d={data} key={data} />
      ))}
      <circle className="fill-ground stroke-tint-800 stroke-[1.8]" cx={x} cy={y} r="7" />
      <path className={css.source} d={`M${x} ${y - 7}v-16m-6 0h12`} />
      {volumes.map((volume) => (
        <PlanVolumeMark center={center} volume={volume} key={volume.name} layout={layout} />
      ))}
    </svg>
  );
}
