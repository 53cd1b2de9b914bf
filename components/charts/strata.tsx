import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import css from "./strata.module.css";

/** One drawing of the ground: `surface` is the height of the newest layer at the left, right edge and core. */
type Ground = {
  width: number;
  height: number;
  /** Depth of the newest layer's top at `x`. */
  surface: (x: number) => number;
  core: { x: number; width: number };
  /** Depth from one refresh to the one before, at the core. */
  thickness: number;
};

export const refreshes = 7;
const step = 40;

/** Wider than most windows, which see its middle. */
const wide: Ground = {
  width: 2800,
  height: 860,
  surface: (x) =>
    640 -
    400 / (1 + Math.exp((1460 - x) / 120)) +
    14 * Math.sin((x - 400) / 190) -
    22 * Math.sin((x + 20) / 420),
  core: { x: 1790, width: 46 },
  thickness: 74,
};

/** For smaller windows, shown at its own size: they see its middle, more of it the wider they are. */
const narrow: Ground = {
  width: 1200,
  height: 470,
  surface: (x) => 96 - 46 / (1 + Math.exp((600 - x) / 90)) + 7 * Math.sin(x / 80),
  core: { x: 560, width: 34 },
  thickness: 54,
};

/** Older layers are pressed thinner and follow the surface less and less. */
function boundary(ground: Ground, layer: number): Point[] {
  const count = Math.ceil(ground.width / step);
  const settled = ground.surface(ground.core.x) + ground.thickness * layer * (1 - layer * 0.022);
  const share = Math.max(0.12, 1 - layer * 0.14);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = i * step;
    const slope = (ground.surface(x) - ground.surface(ground.core.x)) * share;
    const wander = layer === 0 ? 0 : ground.thickness * 0.1 * Math.sin(x / (150 + layer * 23) + layer * 1.9);
    return [x, settled + slope + wander];
  });
}

const depthAt = (line: readonly Point[], x: number): number =>
  line.reduce(
    (best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best),
    line[0] ?? [0, 0],
  )[1];

/** Newest on top and lightest: each layer one step down the tint, the lowest on deep water. */
const layerFills = [
  "var(--tint-100)",
  "var(--tint-200)",
  "var(--tint-300)",
  "var(--tint-400)",
  "var(--tint-500)",
  "var(--tint-600)",
  "var(--tint-800)",
  "var(--deep)",
];

function drawingOf(ground: Ground) {
  const lines = Array.from({ length: refreshes + 1 }, (_, layer) => boundary(ground, layer));
  const foot = `V${ground.height}H0z`;
  return {
    ...ground,
    layers: lines.map((line) => `${toPath(line, { grid: 1, tolerance: 0.7 })}${foot}`),
    /** Bedding inside each layer: lines between its top and the next one's. */
    bedding: lines.slice(0, -1).flatMap((line, layer) =>
      [0.28, 0.56, 0.8].map((share) =>
        toPath(
          line.map(([x, y], i): Point => [x, y + ((lines[layer + 1]?.[i]?.[1] ?? y) - y) * share]),
          { grid: 1, tolerance: 0.9 },
        ),
      ),
    ),
    depths: lines.map((line) => Math.round(depthAt(line, ground.core.x))),
  };
}

const drawings = { wide: drawingOf(wide), narrow: drawingOf(narrow) };

function Core({ ground, labels }: { ground: (typeof drawings)["wide"]; labels: readonly string[] }) {
  const left = ground.core.x - ground.core.width / 2;
  const right = left + ground.core.width;
  const top = (ground.depths[0] ?? 0) - 34;
  const foot = (ground.depths[refreshes] ?? 0) + 40;
  return (
    <>
      <path className="stroke-ink stroke-3" d={`M${ground.core.x} ${top - 40}V${top}`} />
      <rect
        className="fill-paper stroke-ink stroke-[1.5]"
        height={foot - top}
        width={ground.core.width}
        x={left}
        y={top}
      />
      {layerFills.map((fill, layer) => {
        const from = ground.depths[layer] ?? 0;
        const to = ground.depths[layer + 1] ?? foot - 5;
        return (
          <rect
            fill={fill}
            height={to - from}
            key={fill}
            width={ground.core.width - 10}
            x={left + 5}
            y={from}
          />
        );
      })}
      {labels.map((label, layer) => {
        const y = ground.depths[layer] ?? 0;
        return (
          <g className={layer > 4 ? `${css.coreMark} ${css.coreMarkDeep}` : css.coreMark} key={label}>
            <path d={`M${right} ${y + 0.5}h18`} />
            <text x={right + 26} y={y + 22}>
              {label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/**
 * Ground laid down refresh by refresh, with a drill core through it. `labels` name the refreshes at the
 * core, newest first. Decoration: the dates stand in the text as well.
 */
export function Strata({
  labels,
  size,
  className,
}: {
  labels: readonly string[];
  size: keyof typeof drawings;
  className?: string;
}) {
  const ground = drawings[size];
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={ground.height}
      preserveAspectRatio="xMidYMax slice"
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      width={ground.width}
    >
      {ground.layers.map((data, layer) => (
        <path className={css.layer} d={data} fill={layerFills[layer]} key={data} />
      ))}
      {ground.bedding.map((data, i) => (
        <path className={i < 9 ? css.bedding : `${css.bedding} ${css.beddingDeep}`} d={data} key={data} />
      ))}
      <Core ground={ground} labels={labels} />
    </svg>
  );
}
