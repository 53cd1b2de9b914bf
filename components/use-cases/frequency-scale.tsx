import { axisLabel } from "@/components/charts/plot";
import { products } from "@/lib/base/products";
import type { UseCase } from "@/lib/content/endpoints/schemas-company";

const width = 1200;
const axis = 168;
const [left, right] = [20, 1180];
const ticks = [
  [10, "10 minutes"],
  [60, "an hour"],
  [240, "4 hours"],
  [720, "12 hours"],
  [1440, "a day"],
] as const;
const [shortest, longest] = [ticks[0][0], 1440];
/** Names are on several lines, so that neighbors do not overlap. */
const levels = 3;

/** Position on the scale, from 0 to 1. */
const shareOf = (minutes: number) => Math.log(minutes / shortest) / Math.log(longest / shortest);
const placeAt = (minutes: number) => Math.round(left + (right - left) * shareOf(minutes));

/** How often each use case collects its data, on a logarithmic scale. Decorative: the list says the same. */
export function FrequencyScale({ cases }: { cases: readonly UseCase[] }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-fluid-2 overflow-visible max-md:hidden"
      viewBox={`0 0 ${width} 204`}
      width="100%"
    >
      <path className="stroke-fg" d={`M${left} ${axis}H${right}`} />
      {ticks.map(([minutes, label]) => {
        const x = placeAt(minutes);
        return (
          <g key={label}>
            <path className="stroke-fg" d={`M${x} ${axis}v8`} />
            <text
              className={axisLabel}
              textAnchor={x === left ? "start" : x === right ? "end" : "middle"}
              x={x}
              y={axis + 26}
            >
              {label}
            </text>
          </g>
        );
      })}
      {cases.map(({ slug, name, product, frequency }, i) => {
        const x = placeAt(frequency.minutes);
        const y = 34 + (i % levels) * 40;
        const isEnd = x > width / 2;
        return (
          <g data-tint={products[product].tint} key={slug}>
            <path className="stroke-rule-2" d={`M${x} ${y - 12}V${axis}`} />
            <text
              className="fill-fg font-medium text-[16px]"
              textAnchor={isEnd ? "end" : "start"}
              x={isEnd ? x - 10 : x + 10}
              y={y}
            >
              {name}
            </text>
            <circle className="fill-tint-500 stroke-fg stroke-[1.5]" cx={x} cy={axis} r="7" />
          </g>
        );
      })}
    </svg>
  );
}

const upright = { width: 350, axis: 84, top: 12, height: 460, gap: 27 };

/** The same scale on small windows, from top to bottom. */
export function UprightFrequencyScale({ cases }: { cases: readonly UseCase[] }) {
  const { axis: x, top, height, gap } = upright;
  const yOf = (minutes: number) => Math.round(top + shareOf(minutes) * height);
  const sorted = cases.toSorted((a, b) => a.frequency.minutes - b.frequency.minutes);
  // Names that are too close move up from the end of the scale.
  let next = top + height + gap;
  const names = sorted.toReversed().map((one) => {
    next = Math.min(next - gap, yOf(one.frequency.minutes));
    return { ...one, y: yOf(one.frequency.minutes), nameY: next };
  });
  return (
    <svg
      aria-hidden="true"
      className="mt-fluid-2 max-w-full overflow-visible md:hidden"
      viewBox={`0 0 ${upright.width} ${top * 2 + height}`}
      width={upright.width}
    >
      <path
        className="stroke-fg"
        d={`M${x} ${top}V${top + height}${ticks.map(([minutes]) => `M${x - 8} ${yOf(minutes)}h8`).join("")}`}
      />
      <g className="fill-fg-3 text-[13px] font-[450] italic" textAnchor="end">
        {ticks.map(([minutes, label]) => (
          <text key={label} x={x - 14} y={yOf(minutes) + 4}>
            {label}
          </text>
        ))}
      </g>
      {names.map(({ slug, name, product, y, nameY }) => (
        <g data-tint={products[product].tint} key={slug}>
          <path className="fill-none stroke-rule-2" d={`M${x} ${y}h10L${x + 28} ${nameY}h6`} />
          <text className="fill-fg font-medium text-[16px]" x={x + 40} y={nameY + 5}>
            {name}
          </text>
          <circle className="fill-tint-500 stroke-fg stroke-[1.5]" cx={x} cy={y} r="7" />
        </g>
      ))}
    </svg>
  );
}
