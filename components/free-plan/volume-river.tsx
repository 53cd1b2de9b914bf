import riverCss from "@/components/illustrations/river.module.css";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";
import { formatCount } from "@/lib/base/format/count";
import css from "./volume-river.module.css";

/** A labeled point on the river: a name and a monthly traffic volume. */
export type PlanVolume = { name: string; gigabytes: number };

type Layout = { width: number; height: number; from: number; to: number; isDown: boolean };

const wide: Layout = { width: 2400, height: 330, from: 640, to: 1560, isDown: false };
const narrow: Layout = { width: 390, height: 620, from: 96, to: 560, isDown: true };
const reach = { first: 1, last: 1000 };

/** Position of a volume along the river, on a logarithmic scale. */
function placeOf(layout: Layout, gigabytes: number): number {
  const share = Math.log(gigabytes / reach.first) / Math.log(reach.last / reach.first);
  return Math.round(layout.from + share * (layout.to - layout.from));
}

/** Half the river's relative width at a position: narrow at the source, wide at the end. */
const widthAt = (layout: Layout, place: number) =>
  0.03 + 0.95 * Math.max(0, (place - layout.from + 60) / (layout.to - layout.from)) ** 1.25;

function drawRiver(layout: Layout) {
  const end = (layout.isDown ? layout.height : layout.width) + 120;
  const axis = layout.isDown ? 104 : 226;
  const sway = layout.isDown ? 34 : 40;
  const count = layout.isDown ? 9 : 15;
  const source = layout.from - 60;
  const points = Array.from({ length: count }, (_, i): ControlPoint => {
    const place = source + ((end - source) * i) / (count - 1);
    const off = axis + sway * Math.sin(i * 1.35 + 0.4) * Math.min(1, 0.35 + i * 0.12);
    const width = widthAt(layout, place);
    return layout.isDown ? [off, place, width] : [place, off, width];
  });
  const { strokes, center } = ribbon({
    points,
    strokes: 13,
    spacing: layout.isDown ? 9 : 10.5,
    drift: 0.3,
    seed: 4,
  });
  const first = center[0] ?? [0, 0];
  return { paths: strokes.map((line) => toPath(line, { grid: 0.5, tolerance: 0.4 })), center, source: first };
}

const rivers = { wide: drawRiver(wide), narrow: drawRiver(narrow) };

/** Position of the river's center line at `place`: y when it flows right, x when it flows down. */
function middleAt(center: readonly Point[], place: number, isDown: boolean): number {
  const [along, off] = isDown ? ([1, 0] as const) : ([0, 1] as const);
  return center.reduce(
    (best, point) => (Math.abs(point[along] - place) < Math.abs(best[along] - place) ? point : best),
    center[0] ?? [0, 0],
  )[off];
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
  const place = placeOf(layout, volume.gigabytes);
  const middle = Math.round(middleAt(center, place, layout.isDown));
  const half = Math.round(widthAt(layout, place) * 66 + 14);
  const amount = `${formatCount(volume.gigabytes)} GB a month`;
  if (layout.isDown) {
    return (
      <g>
        <path className={css.volumeLine} d={`M${middle - half} ${place}H${216}`} />
        <text className="fill-fg font-sans text-[15px] leading-[normal] font-[560]" x="226" y={place - 1}>
          {volume.name}
        </text>
        <text
          className="fill-fg-2 font-sans text-[13px] leading-[normal] font-[450] italic"
          x="226"
          y={place + 16}
        >
          {amount}
        </text>
      </g>
    );
  }
  return (
    <g>
      <path className={css.volumeLine} d={`M${place} 52V${middle + half}`} />
      <text className="fill-fg font-sans text-[15px] leading-[normal] font-[560]" x={place + 10} y="62">
        {volume.name}
      </text>
      <text
        className="fill-fg-2 font-sans text-[13px] leading-[normal] font-[450] italic"
        x={place + 10}
        y="81"
      >
        {amount}
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
  const { paths, center, source } = rivers[size];
  const [x, y] = source;
  return (
    <svg
      aria-label={`A river that begins with the free plan: ${volumes.map(({ name, gigabytes }) => `${name} ${formatCount(gigabytes)} GB a month`).join(", ")}`}
      className={`${css.river} relative left-[50%] max-w-none -translate-x-1/2 ${className ?? ""}`}
      height={layout.height}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
    >
      {paths.map((data, i) => (
        <path className={i === 6 ? `river-main ${riverCss.riverMain}` : undefined} d={data} key={data} />
      ))}
      <circle className="fill-ground stroke-tint-800 stroke-[1.8]" cx={x} cy={y} r="7" />
      <path className={css.source} d={`M${x} ${y - 7}v-16m-6 0h12`} />
      {volumes.map((volume) => (
        <PlanVolumeMark center={center} volume={volume} key={volume.name} layout={layout} />
      ))}
    </svg>
  );
}
