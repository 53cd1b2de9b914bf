import { flow, type Obstacle, spread } from "@/lib/base/drawing/flow";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { formatDuration, formatPercent } from "@/lib/base/format/count";
import css from "./success-dial.module.css";

const width = 2700;
const height = 880;
const dial: Obstacle = { x: 1360, y: 430, r: 250 };
/** Room between the rim and the nearest line of the current. */
const berth = 30;
const strokes = 58;

const current = flow({
  x0: 500,
  x1: width + 20,
  starts: spread(strokes, -120, height + 120),
  obstacles: [{ ...dial, r: dial.r + berth }],
  sway: { height: 0.1, length: 1150, phase: 0.6 },
}).map((line) => toPath(line, { grid: 1, tolerance: 0.8 }));

/** The scale runs over three quarters of the rim, from lower left over the top to lower right. */
const sweep = { from: -225, to: 45 };
const scale = { from: 0.95, to: 1, ticks: 50, perLabel: 10 };

/** Place on the dial at `share` of the scale, `radius` from the middle. */
function onDial(share: number, radius: number): Point {
  const angle = ((sweep.from + (sweep.to - sweep.from) * share) * Math.PI) / 180;
  return [Math.round(radius * Math.cos(angle) * 10) / 10, Math.round(radius * Math.sin(angle) * 10) / 10];
}

function Ticks({ reading }: { reading: number }) {
  const marks = Array.from({ length: scale.ticks + 1 }, (_, i) => i);
  const tickPath = (keep: (i: number) => boolean) =>
    marks
      .filter(keep)
      .map((i) => {
        const share = i / scale.ticks;
        return `M${onDial(share, dial.r - (i % scale.perLabel === 0 ? 50 : 38)).join(" ")}L${onDial(share, dial.r - 28).join(" ")}`;
      })
      .join("");
  return (
    <>
      <path className="stroke-tint-300 stroke-2" d={tickPath((i) => i / scale.ticks <= reading)} />
      <path
        className={`stroke-tint-300 stroke-2 ${css.dialTickAbove}`}
        d={tickPath((i) => i / scale.ticks > reading)}
      />
      {marks
        .filter((i) => i % scale.perLabel === 0)
        .map((i) => {
          const [x, y] = onDial(i / scale.ticks, dial.r - 74);
          return (
            <text
              className="fill-tint-200 font-mono text-[16px] leading-[normal] font-medium"
              key={i}
              textAnchor="middle"
              x={x}
              y={y + 5}
            >
              {Math.round((scale.from + ((scale.to - scale.from) * i) / scale.ticks) * 100)}
            </text>
          );
        })}
    </>
  );
}

/** The dial alone, in a square of its own: the success rate as a needle on a scale from 95 to 100 %. */
export function SuccessDial({
  success,
  medianMs,
  className,
}: {
  success: number;
  medianMs: number;
  className?: string;
}) {
  const reading = (success - scale.from) / (scale.to - scale.from);
  const size = dial.r + 2;
  return (
    <svg
      aria-label={`${formatPercent(success)} of requests come back with the page, the median answer within ${formatDuration(medianMs)}`}
      className={className}
      role="img"
      viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
    >
      <circle className="fill-tint-900" r={dial.r} />
      <circle className={css.dialRing} r={dial.r - 12} />
      <Ticks reading={reading} />
      <path
        className="stroke-white stroke-5"
        d={`M${onDial(reading, dial.r - 60).join(" ")}L${onDial(reading, dial.r - 22).join(" ")}`}
      />
      <text
        className="fill-white font-display text-[96px] leading-[normal] font-semibold tracking-[-0.03em]"
        textAnchor="middle"
        y="8"
      >
        {(success * 100).toFixed(1)}
      </text>
      <text className={css.dialUnit} textAnchor="middle" y="46">
        % of requests succeed
      </text>
      <text
        className="fill-white font-display text-[38px] font-semibold tracking-[-0.03em]"
        textAnchor="middle"
        y="124"
      >
        {formatDuration(medianMs)}
      </text>
      <text className={`${css.dialUnit} ${css.dialUnit2}`} textAnchor="middle" y="150">
        median answer
      </text>
    </svg>
  );
}

/** A current over the whole hero that parts around the place of the dial. Decoration only. */
export function PartingCurrent({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      {current.map((data, i) => (
        // A current has weight in places: every seventh line is drawn full.
        <path
          className={i % 7 === 3 ? `${css.current} ${css.currentDeep}` : css.current}
          d={data}
          key={data}
        />
      ))}
    </svg>
  );
}
