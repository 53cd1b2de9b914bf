import { axisLabel, linearScale, ValueAxis } from "@/components/charts/plot";
import { scaleEnd } from "@/components/charts/scale-bar";
import { formatMoney } from "@/lib/base/format/money";
import type { Earnings } from "@/lib/features/company/earnings";

const width = 640;
const height = 380;
const plot = { left: 64, right: 632, top: 20, bottom: 340 };
/** React keys: a layer has no id of its own. */
const layerIds = Array.from({ length: 12 }, (_, month) => `month-${month + 1}`);
const layerColors = ["fill-tint-300", "fill-tint-100", "fill-tint-200"];
const monthNames = ["1", "3", "6", "9", "12"];

const xOf = (month: number) => Math.round(plot.left + ((plot.right - plot.left) * month) / 11);

/** A stacked chart with one layer per month; the total height is the month's sum. */
export function EarningsChart({ earnings }: { earnings: Earnings }) {
  const highest = scaleEnd(Math.max(...earnings.byMonth, 1));
  const yOf = linearScale(0, highest, plot.bottom, plot.top);
  const tops = earnings.layers.map((_, i) =>
    earnings.byMonth.map((__, month) =>
      earnings.layers.slice(0, i + 1).reduce((sum, layer) => sum + (layer[month] ?? 0), 0),
    ),
  );
  const areaOf = (i: number) => {
    const top = tops[i] ?? [];
    const foot = tops[i - 1] ?? top.map(() => 0);
    const upper = top.map((dollars, month) => `${xOf(month)} ${yOf(dollars)}`);
    const lower = foot.map((dollars, month) => `${xOf(month)} ${yOf(dollars)}`).reverse();
    return `M${[...upper, ...lower].join("L")}z`;
  };
  return (
    <svg
      aria-hidden="true"
      className="overflow-visible max-sm:pr-1.5 max-sm:pl-3 max-sm:[&_text]:text-[22px]"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      <ValueAxis
        format={formatMoney}
        plot={plot}
        values={[0, 0.25, 0.5, 0.75, 1].map((share) => highest * share)}
        y={yOf}
      />
      {layerIds.map((id, i) => (
        <path
          className={`stroke-tint-700 ${layerColors[i % 3]}`}
          d={areaOf(i)}
          key={id}
          strokeLinejoin="round"
        />
      ))}
      <g className={axisLabel}>
        {monthNames.map((name) => (
          <text
            key={name}
            textAnchor={name === "1" ? "start" : "middle"}
            x={xOf(Number(name) - 1)}
            y={plot.bottom + 24}
          >
            {name === "1" ? "month 1" : name}
          </text>
        ))}
      </g>
    </svg>
  );
}
