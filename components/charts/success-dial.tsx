import type { Point } from "@/lib/base/drawing/points";
import { formatDuration, formatPercent } from "@/lib/base/format/count";

const dialRadius = 250;

/** The scale covers three quarters of the circle, from lower left over the top to lower right. */
const sweep = { from: -225, to: 45 };
const scale = { from: 0.95, to: 1, ticks: 50, perLabel: 10 };

/** Point on the dial at `share` of the scale, `radius` from the center. */
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
        return `M${onDial(share, dialRadius - (i % scale.perLabel === 0 ? 50 : 38)).join(" ")}L${onDial(share, dialRadius - 28).join(" ")}`;
      })
      .join("");
  return (
    <>
      <path className="stroke-tint-300 stroke-2" d={tickPath((i) => i / scale.ticks <= reading)} />
      <path className="stroke-tint-300/40 stroke-2" d={tickPath((i) => i / scale.ticks > reading)} />
      {marks
        .filter((i) => i % scale.perLabel === 0)
        .map((i) => {
          const share = i / scale.ticks;
          const [x, y] = onDial(share, dialRadius - 74);
          return (
            <text
              className="fill-tint-200 font-mono text-[16px] leading-[normal] font-medium max-sm:text-[18px]"
              key={i}
              textAnchor="middle"
              x={x}
              y={y + 5}
            >
              {Math.round((scale.from + (scale.to - scale.from) * share) * 100)}
            </text>
          );
        })}
    </>
  );
}

/** A dial with the success rate on a scale from 95 to 100%. */
export function SuccessDial({ success, medianMs }: { success: number; medianMs: number }) {
  // Below the scale, the needle stays at its start.
  const reading = Math.max(0, (success - scale.from) / (scale.to - scale.from));
  const size = dialRadius + 2;
  return (
    <svg
      aria-label={`${formatPercent(success)} of requests return the page; the median response takes ${formatDuration(medianMs)}`}
      className="on-deep relative w-full bg-transparent"
      role="img"
      viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
    >
      <circle className="fill-tint-900" r={dialRadius} />
      <circle className="fill-none stroke-tint-600/60" r={dialRadius - 12} />
      <Ticks reading={reading} />
      <path
        className="stroke-fg stroke-5"
        d={`M${onDial(reading, dialRadius - 60).join(" ")}L${onDial(reading, dialRadius - 22).join(" ")}`}
      />
      <text
        className="fill-fg font-display text-[96px] leading-[normal] font-semibold"
        textAnchor="middle"
        y="8"
      >
        {(success * 100).toFixed(1)}
      </text>
      <text className="fill-tint-200 text-[17px] font-[450] max-sm:text-[18px]" textAnchor="middle" y="46">
        % of requests succeed
      </text>
      <text className="fill-fg font-display text-[38px] font-semibold" textAnchor="middle" y="124">
        {formatDuration(medianMs)}
      </text>
      <text className="fill-tint-200 text-[15px] font-[450] max-sm:text-[18px]" textAnchor="middle" y="150">
        median response
      </text>
    </svg>
  );
}
