import { axisLabel, linearScale, ValueAxis } from "@/components/charts/plot";
import { scaleEnd } from "@/components/charts/scale-bar";
import { formatMoney } from "@/lib/base/format/money";
import type { Earnings } from "@/lib/features/company/earnings";

const width = 640;
const height = 380;
const plot = { left: 64, right: 632, top: 20, bottom: 340 };
const layerColors = ["fill-tint-300", "fill-tint-100", "fill-tint-200"];
const labeledMonths = [1, 4, 8, 12];

const xOf = (monthIndex: number) => Math.round(plot.left + ((plot.right - plot.left) * monthIndex) / 11);

/** A stacked chart: each layer is the commission from the customers referred in one month. */
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
    const toPoints = (values: number[]) => values.map((dollars, month) => `${xOf(month)} ${yOf(dollars)}`);
    return `M${[...toPoints(top), ...toPoints(foot).reverse()].join("L")}z`;
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
      {tops.map((_, i) => (
        <path
          className={`stroke-tint-700 ${layerColors[i % 3]}`}
          d={areaOf(i)}
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers have a fixed order.
          key={i}
          strokeLinejoin="round"
        />
      ))}
      <g className={axisLabel}>
        {labeledMonths.map((month) => (
          <text
            key={month}
            textAnchor={month === 1 ? "start" : "middle"}
            x={xOf(month - 1)}
            y={plot.bottom + 24}
          >
            {month === 1 ? "month 1" : month}
          </text>
        ))}
      </g>
    </svg>
  );
}
