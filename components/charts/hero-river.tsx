import { toPath } from "@/lib/drawing/path";
import { distance, type Point } from "@/lib/drawing/points";
import { ribbon } from "@/lib/drawing/ribbon";
import type { ControlPoint } from "@/lib/drawing/spline";

/** Letters along the river: the text, and a place near which it stands on the middle line. */
type Station = { text: string; near: Point };

/** Average advance of a letter of `.hero-river text`, letter spacing included, in user units. */
const letterWidth = { wide: 8.1, narrow: 7.1 };

/** How many points of `line` from its start on cover `length` user units. */
function countAlong(line: readonly Point[], length: number): number {
  let walked = 0;
  const end = line.findIndex((point, i) => {
    walked += distance(line[i - 1] ?? point, point);
    return walked >= length;
  });
  return end === -1 ? line.length : end;
}

/** The stretch of `center` around the place nearest to `near`, `length` user units long. */
function stretchAt(center: readonly Point[], near: Point, length: number): Point[] {
  const distances = center.map((point) => distance(point, near));
  const nearest = distances.indexOf(Math.min(...distances));
  const before = countAlong(center.slice(0, nearest + 1).reverse(), length / 2);
  const after = countAlong(center.slice(nearest), length / 2);
  return center.slice(Math.max(0, nearest - before), nearest + after + 1);
}

/** Lettering that interrupts the river's lines, as names do on a chart. */
function Lettering({
  id,
  center,
  stations,
  advance,
}: {
  id: string;
  center: readonly Point[];
  stations: readonly Station[];
  advance: number;
}) {
  return stations.map(({ text, near }, i) => {
    const path = toPath(stretchAt(center, near, text.length * advance + 14), { grid: 1 });
    return (
      <g key={text}>
        <path className="river-gap" d={path} id={`${id}-${i}`} />
        <text dy="4.5">
          <textPath href={`#${id}-${i}`} startOffset="50%" textAnchor="middle">
            {text}
          </textPath>
        </text>
      </g>
    );
  });
}

/** Strokes at the same distance from the middle share a path; the outer ones are fainter. */
function Strokes({ id, strokes }: { id: string; strokes: readonly Point[][] }) {
  const middle = (strokes.length - 1) / 2;
  const pathAt = (offset: number) => toPath(strokes[middle + offset] ?? [], { grid: 1, tolerance: 0.6 });
  const offsets = Array.from({ length: middle }, (_, i) => i + 1);
  return (
    <>
      {offsets.map((offset) => (
        <path d={pathAt(-offset) + pathAt(offset)} key={offset} opacity={(1 - 0.1 * offset).toFixed(1)} />
      ))}
      <g className="river-main">
        <path d={pathAt(0)} id={`${id}-main`} pathLength="100" />
      </g>
      <use className="river-drift" href={`#${id}-main`} />
    </>
  );
}

/** The straight way that is closed: dotted, with a cross and its name below. */
function ClosedWay({
  from,
  to,
  y,
  label,
  below,
}: {
  from: number;
  to: number;
  y: number;
  label: string;
  below: number;
}) {
  const middle = (from + to) / 2;
  return (
    <>
      <path className="river-closed" d={`M${from} ${y}H${to}`} />
      <circle className="river-clearing" cx={middle} cy={y} r="13" />
      <path className="river-cross" d={`M${middle - 6} ${y - 6}l12 12m0-12l-12 12`} />
      <text className="river-name" textAnchor="middle" x={middle} y={y + below}>
        {label}
      </text>
    </>
  );
}

/** Size of the panel that the river goes around, in CSS pixels. */
export const riverPanel = { width: 496, height: 508 };

const { width: w, height: h } = riverPanel;
const level = h + 172;

/** Around the panel, in the panel's own coordinates; both ends run beyond a window of 3,000 px. */
const aroundPanel: readonly ControlPoint[] = [
  [-1600, level + 2, 2.1],
  [-1050, level - 40, 1.9],
  [-640, level + 4, 1.6],
  [-330, level - 22, 1.3],
  [-60, level + 6, 1],
  [80, level - 2, 0.8],
  [158, level - 50, 0.62],
  [120, level - 102, 0.66],
  [0, h + 46, 0.84],
  [-66, h - 50, 0.95],
  [-76, h / 2, 1],
  [-62, 50, 1],
  [4, -52, 1.02],
  [120, -82, 1.05],
  [w / 2, -88, 1.08],
  [w - 120, -82, 1.05],
  [w - 4, -52, 1.02],
  [w + 62, 50, 1],
  [w + 76, h / 2, 1],
  [w + 66, h - 50, 0.95],
  [w, h + 46, 0.84],
  [w - 120, level - 102, 0.66],
  [w - 158, level - 50, 0.62],
  [w - 80, level - 2, 0.8],
  [w + 70, level - 4, 1],
  [w + 300, level - 70, 1.4],
  [w + 640, level - 10, 1.8],
  [w + 1300, level - 60, 2.2],
];

const stationsAroundPanel: readonly Point[] = [
  [-330, level - 22],
  [-76, h / 2],
  [w / 2, -88],
  [w + 76, h / 2],
  [w + 8, level + 4],
];

type RiverProps = {
  /** Texts of the stations from the request to the answer, in order. */
  stations: readonly string[];
  closedWay: string;
  description: string;
};

/** The river of wide windows: laid over a panel of `riverPanel`, it bends around it. */
export function HeroRiver({ stations, closedWay, description }: RiverProps) {
  const { strokes, center } = ribbon({ points: aroundPanel, strokes: 9, spacing: 7.6 });
  return (
    <svg
      aria-label={description}
      className="hero-river"
      height={h}
      role="img"
      viewBox={`0 0 ${w} ${h}`}
      width={w}
    >
      <Strokes id="river" strokes={strokes} />
      <ClosedWay below={38} from={122} label={closedWay} to={w - 122} y={level} />
      <Lettering
        advance={letterWidth.wide}
        center={center}
        id="river"
        stations={stationsAroundPanel.map((near, i) => ({ near, text: stations[i] ?? "" }))}
      />
    </svg>
  );
}

/** Size of the drawing for narrow windows, in CSS pixels; its ends run beyond it on both sides. */
export const oxbowSize = { width: 350, height: 348 };

const middle = oxbowSize.width / 2;
const base = 288;

/** A full oxbow with a narrow neck, for windows too small to lay a river around the panel. */
const oxbow: readonly ControlPoint[] = [
  [-460, base - 18, 1.9],
  [-240, base + 22, 1.4],
  [-60, base - 12, 1.1],
  [70, base + 2, 0.9],
  [132, base - 30, 0.72],
  [116, base - 66, 0.76],
  [68, base - 96, 0.92],
  [40, base - 160, 1],
  [70, base - 226, 1],
  [middle, base - 256, 1],
  [280, base - 226, 1],
  [310, base - 160, 1],
  [282, base - 96, 0.92],
  [234, base - 66, 0.76],
  [218, base - 30, 0.72],
  [280, base + 2, 0.9],
  [410, base - 10, 1.1],
  [590, base - 42, 1.4],
  [830, base + 10, 1.9],
];

const stationsOnOxbow: readonly Point[] = [
  [34, base - 2],
  [42, base - 140],
  [middle, base - 256],
  [308, base - 140],
  [322, base + 2],
];

/**
 * The river of narrow windows: an oxbow of its own, drawn for 390 px, around the time that the whole
 * way took.
 */
export function HeroOxbow({ stations, closedWay, description, reading }: RiverProps & { reading: string }) {
  const { strokes, center } = ribbon({ points: oxbow, strokes: 9, spacing: 5.6, seed: 2 });
  const { width, height } = oxbowSize;
  return (
    <svg
      aria-label={description}
      className="hero-river hero-river-narrow"
      height={height}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <Strokes id="oxbow" strokes={strokes} />
      <ClosedWay below={34} from={120} label={closedWay} to={width - 120} y={base} />
      <Lettering
        advance={letterWidth.narrow}
        center={center}
        id="oxbow"
        stations={stationsOnOxbow.map((near, i) => ({ near, text: stations[i] ?? "" }))}
      />
      <text className="river-reading" textAnchor="middle" x={middle} y={base - 146}>
        {reading}
      </text>
      <text className="river-name" textAnchor="middle" x={middle} y={base - 118}>
        code to first byte
      </text>
    </svg>
  );
}
