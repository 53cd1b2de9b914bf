import { cn } from "@/components/ui/cn";
import { toPath } from "@/lib/drawing/path";
import type { Point } from "@/lib/drawing/points";
import { ribbon } from "@/lib/drawing/ribbon";
import type { ControlPoint } from "@/lib/drawing/spline";
import { formatCount } from "@/lib/format/count";
import type { RequestPath } from "@/lib/shared-api/schemas";

/** Which course a request takes: around the straight way, into ruled lines, or round and round. */
export type Course = "gateway" | "parse" | "cycle";

const width = 1200;
const axis = 322;
const height = 392;
/** The scale of times runs from here to here; stations stand on it at their measured time. */
const scaleFrom = 20;
const scaleTo = 1180;
/** Labels closer than this (user units) would touch. */
const labelRoom = 92;

type Station = { name: string; time: string; x: number };

/** "171 ms" or "2 h": a stage's time in the path's own unit. */
export function formatStageTime(at: number, unit: RequestPath["unit"]): string {
  return `${formatCount(at)} ${unit}`;
}

/** Stations at their place on the scale of `path`, in user units. */
export function placeStations(path: RequestPath): Station[] {
  const total = path.stages.at(-1)?.at ?? 1;
  return path.stages.map(({ name, at }) => ({
    name,
    time: formatStageTime(at, path.unit),
    x: Math.round(scaleFrom + (at / total) * (scaleTo - scaleFrom)),
  }));
}

const between = (a: number, b: number, share: number) => a + (b - a) * share;
const ease = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

type Drawn = {
  strokes: Point[][];
  center: Point[];
  /** Where the straight way ends at a gate, and the height it runs at. */
  gate?: { from: number; to: number; at: number; y: number };
  /** From this station on, times stand at this height, clear of the ruled lines. */
  ruled?: { from: number; timesAt: number };
};

/** Widths and heights of the river around a straight way that is closed. */
function drawGateway(x: (station: number) => number): Drawn {
  const level = 206;
  const [code, gateway, exit, target, page] = [x(0), x(1), x(2), x(3), x(4)];
  const points: ControlPoint[] = [
    [-820, 196, 2.6],
    [-420, 216, 2.2],
    [-200, 186, 1.6],
    [code, level, 1],
    [gateway, level - 22, 0.85],
    [between(gateway, exit, 0.5), 108, 0.8],
    [exit, 62, 0.8],
    [between(exit, target, 0.3), 60, 0.85],
    [between(exit, target, 0.66), 128, 0.8],
    [between(exit, target, 0.88), 192, 0.8],
    [target, level + 8, 0.85],
    [between(target, page, 0.42), 244, 1],
    [between(target, page, 0.72), 236, 1],
    [page, level - 6, 1.05],
    [page + 190, 168, 1.6],
    [page + 430, 214, 2.2],
    [page + 820, 190, 2.6],
  ];
  const river = ribbon({ points, strokes: 7, spacing: 6.4, seed: 2 });
  return { ...river, gate: { from: code, to: target - 14, at: between(gateway, target, 0.56), y: level } };
}

/** A current that takes another way when the first gives nothing, and leaves as ruled lines. */
function drawParse(x: (station: number) => number): Drawn {
  const level = 150;
  const ruleGap = 22;
  const strokes = 7;
  const [exit, page, parser] = [x(2), x(3), x(4)];
  const points: ControlPoint[] = [
    [-820, 226, 2.6],
    [-420, 190, 2.2],
    [-190, 216, 1.6],
    [x(0), 196, 1],
    [exit, 182, 0.85],
    [between(exit, page, 0.2), 96, 0.8],
    [between(exit, page, 0.38), 66, 0.9],
    [between(exit, page, 0.56), 112, 1],
    [between(exit, page, 0.76), 196, 1],
    [page, 168, 1.2],
    [parser, level, 1.4],
    [scaleTo + 820, level, 1.4],
  ];
  const river = ribbon({ points, strokes, spacing: 7, drift: 0.5, seed: 6 });
  const ruled = river.strokes.map((line, i) =>
    line.map(([px, py]): Point => {
      const rule = level + (i - (strokes - 1) / 2) * ruleGap;
      return [px, between(py, rule, ease((px - page) / (parser - page)))];
    }),
  );
  return {
    strokes: ruled,
    center: ruled[(strokes - 1) / 2] ?? river.center,
    gate: { from: exit, to: between(exit, page, 0.44), at: between(exit, page, 0.44), y: 214 },
    ruled: { from: 4, timesAt: level - 3 * ruleGap - 24 },
  };
}

/** Where the name of the wait interrupts the upper bend; the closed line begins and ends under it. */
const waitName = { x: 600, y: 50 };

/** A closed course: the run along the lower bend, the wait along the upper one. */
function drawCycle(x: (station: number) => number): Drawn {
  const [first, last] = [x(0), x(4)];
  const points: ControlPoint[] = [
    [waitName.x, waitName.y, 0.4],
    [between(first, last, 0.26), waitName.y, 0.4],
    [first + 40, 72, 0.4],
    [first - 46, 142, 0.5],
    [first, 214, 0.8],
    [between(first, last, 0.22), 236, 1],
    [between(first, last, 0.5), 208, 1],
    [between(first, last, 0.76), 238, 1],
    [last, 214, 0.8],
    [last + 46, 140, 0.6],
    [last - 40, 70, 0.5],
    [between(first, last, 0.74), waitName.y, 0.4],
    [waitName.x, waitName.y, 0.4],
  ];
  return ribbon({ points, strokes: 7, spacing: 7.4, drift: 0.12, seed: 4 });
}

const drawings = { gateway: drawGateway, parse: drawParse, cycle: drawCycle } satisfies Record<
  Course,
  (x: (station: number) => number) => Drawn
>;

/** Height of the river where it passes `x` on its way from left to right. */
function heightAt(center: readonly Point[], x: number): number {
  const after = center.findIndex((point, i) => point[0] >= x && (center[i - 1]?.[0] ?? x) < x);
  return Math.round((center[after] ?? center.at(-1) ?? [0, 0])[1]);
}

/** Every hundredth (or so) of the scale as a tick, every fifth tick long and numbered. */
function TimeScale({ path }: { path: RequestPath }) {
  const total = path.stages.at(-1)?.at ?? 1;
  const tick = [0.1, 20, 50, 100, 200].find((size) => total / size <= 60) ?? 500;
  const count = Math.floor(total / tick + 1e-6);
  const major = path.unit === "h" ? 10 : 5;
  const at = (i: number) => Math.round((scaleFrom + ((i * tick) / total) * (scaleTo - scaleFrom)) * 2) / 2;
  const ticks = Array.from(
    { length: count + 1 },
    (_, i) => `M${at(i)} ${axis}v${i % major === 0 ? -12 : -6}`,
  );
  const numbered = Array.from({ length: Math.floor(count / major) + 1 }, (_, i) => i * major);
  return (
    <g className="time-scale">
      <path d={`M${scaleFrom} ${axis}H${scaleTo}${ticks.join("")}`} />
      {/* Whole hours are lettered at the stations. */}
      {path.unit === "ms" &&
        numbered.map((i) => (
          <text
            key={i}
            textAnchor={i === 0 ? "start" : "middle"}
            x={i === 0 ? scaleFrom - 4 : at(i)}
            y={axis - 20}
          >
            {formatStageTime(Math.round(i * tick), path.unit)}
          </text>
        ))}
    </g>
  );
}

/** The way that is closed: dotted to a striped gate, lettered with what happens there. */
function StraightWay({ gate, label }: { gate: NonNullable<Drawn["gate"]>; label: string }) {
  const x = Math.round(gate.at);
  return (
    <g className="straight-way">
      <path d={`M${Math.round(gate.from) + 16} ${gate.y}H${Math.round(gate.to)}`} />
      <rect className="gate" height="44" width="10" x={x - 5} y={gate.y - 22} />
      <path className="gate-bands" d={`M${x} ${gate.y - 22}v44`} />
      <text textAnchor="end" x={x - 18} y={gate.y + 22}>
        {label}
      </text>
    </g>
  );
}

/** Beside which the time of a station stands: away from the river, which rises or falls past it. */
function timePlace(center: readonly Point[], x: number, y: number, below: boolean) {
  const ahead = heightAt(center, x + 24);
  const steep = Math.abs(ahead - y) > 5;
  const falls = ahead > y;
  const anchor = !steep ? "middle" : falls === below ? "end" : "start";
  const dx = anchor === "middle" ? 0 : anchor === "end" ? -6 : 6;
  return { textAnchor: anchor, x: x + dx, y: below ? y + 38 : y - 26 } as const;
}

/** Station marks with their times, each led down to the scale and from there to its column below. */
function Stations({ stations, drawn: { center, ruled } }: { stations: Station[]; drawn: Drawn }) {
  const column = width / stations.length;
  return stations.map(({ name, time, x }, i) => {
    const y = heightAt(center, x);
    const before = stations[i - 1];
    const below = before !== undefined && x - before.x < labelRoom && i % 2 === 1;
    return (
      <g className="station" key={name}>
        <path d={`M${x + 0.5} ${y + 12}V${axis}L${i * column + 0.5} ${height}`} />
        <circle cx={x} cy={y} r="9" />
        <circle className="station-point" cx={x} cy={y} r="2.5" />
        {ruled && i >= ruled.from ? (
          <text textAnchor="middle" x={x} y={ruled.timesAt}>
            {time}
          </text>
        ) : (
          <text {...timePlace(center, x, y, below)}>{time}</text>
        )}
      </g>
    );
  });
}

/** The name of the wait, lettered on the water, with the way it runs: back to the start. */
function WaitName({ name }: { name: string }) {
  const { x, y } = waitName;
  return (
    <>
      <path className="course-arrows" d={`M${x - 290} ${y - 9}l-11 9 11 9M${x + 310} ${y - 9}l-11 9 11 9`} />
      <text className="water-name" textAnchor="middle" x={x} y={y + 6}>
        {name}
      </text>
    </>
  );
}

const ruledFields = ["title", "price", "currency", "stock", "rating", "seller", "images"];

/** The course over the whole width, to the scale of its times. Said in words by the list below it. */
export function CourseDrawing({
  course,
  path,
  labels,
  className,
}: {
  course: Course;
  path: RequestPath;
  labels: { closed?: string | null; inside?: string | null };
  className?: string;
}) {
  const stations = placeStations(path);
  const drawn = drawings[course]((station) => stations[station]?.x ?? scaleTo);
  return (
    <svg
      aria-hidden="true"
      className={cn("overflow-visible", className)}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      {drawn.strokes
        .map((line) => toPath(line, { grid: 0.5, tolerance: 0.4 }))
        .map((data, i) => (
          <path className={i === 3 ? "river river-main" : "river"} d={data} key={data} />
        ))}
      {drawn.gate && labels.closed && <StraightWay gate={drawn.gate} label={labels.closed} />}
      {course === "cycle" && <WaitName name={labels.inside ?? ""} />}
      {course === "parse" &&
        ruledFields.map((field, i) => (
          <text
            className="ruled-field"
            key={field}
            x={(stations[4]?.x ?? scaleTo) + 14}
            y={150 + (i - 3) * 22 - 5}
          >
            {field}
          </text>
        ))}
      <Stations drawn={drawn} stations={stations} />
      <TimeScale path={path} />
    </svg>
  );
}

/** Offsets of the strokes in the narrow drawing, in its own units. */
const narrowStrokes = [-10, -5, 0, 5, 10];

function segmentPath(offset: number, bend: number, spread: number): string {
  const x = 28 + offset * spread;
  return bend === 0 ? `M${x} 0V100` : `M${x} 0C${x + bend} 33 ${x + bend} 66 ${x} 100`;
}

/**
 * The narrow drawing: one reach of the course beside each station of a list, from this station to the
 * next. It stretches to the height of the station's text.
 */
export function CourseReach({ course, index, count }: { course: Course; index: number; count: number }) {
  const isRuled = course === "parse" && index >= 3;
  const bend = isRuled ? 0 : index % 2 === 0 ? 22 : -22;
  const isDotted = course === "gateway" && index < 3;
  return (
    <>
      <svg
        aria-hidden="true"
        className={cn("course-reach", index === count - 1 && "course-reach-last")}
        preserveAspectRatio="none"
        viewBox="0 0 56 100"
      >
        {isDotted && <path className="reach-straight" d="M28 0V100" />}
        {course === "cycle" && <path className="reach-straight" d="M2 0V100" />}
        {narrowStrokes.map((offset) => (
          <path
            className={offset === 0 ? "river river-main" : "river"}
            d={segmentPath(offset, bend, isRuled ? 1.7 : 1)}
            key={offset}
          />
        ))}
      </svg>
      <span aria-hidden="true" className="course-stop" />
    </>
  );
}
