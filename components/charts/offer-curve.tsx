import { priceShare, volumeShare } from "@/components/charts/price-plot";
import { plotOf } from "@/components/charts/price-points";
import { formatCount } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { axisLabel, ValueAxis } from "./plot";

const width = 560;
const height = 360;
const plot = { left: 56, right: 548, top: 14, bottom: 312 };

/** The price curve with an offer as a step: up to `upTo` units cost as much as the largest volume. */
export function OfferCurve({
  product,
  unit,
  upTo,
  label,
}: {
  product: ProductPricing;
  unit: string;
  upTo: number;
  label: string;
}) {
  const frame = plotOf(product);
  const x = (volume: number) => Math.round(plot.left + volumeShare(frame, volume) * (plot.right - plot.left));
  const y = (price: number) => Math.round(plot.top + priceShare(frame, price) * (plot.bottom - plot.top));
  const volumes = product.steps.map(([volume]) => volume);
  const curve = volumes.map((volume) => `${x(volume)} ${y(unitPriceAt(product, volume))}`);
  const level = y(Math.min(...product.steps.map(([, price]) => price)));
  const covered = [...volumes.filter((volume) => volume < upTo), upTo];
  const saved = covered.map((volume) => `${x(volume)} ${y(unitPriceAt(product, volume))}`);
  return (
    <svg aria-label={label} role="img" viewBox={`0 0 ${width} ${height}`} width="100%">
      <ValueAxis format={formatUnitPrice} plot={plot} values={frame.priceTicks} y={y} />
      <g className={axisLabel}>
        {volumes
          .filter((_, i) => i % 2 === 0 || i === volumes.length - 1)
          .map((volume, i, shown) => (
            <text
              key={volume}
              textAnchor={i === shown.length - 1 ? "end" : "middle"}
              x={x(volume)}
              y={plot.bottom + 26}
            >
              {formatCount(volume)}
            </text>
          ))}
        <text textAnchor="end" x={plot.right} y={plot.bottom + 44}>
          {unit} per month
        </text>
      </g>
      <path className="fill-tint-200" d={`M${saved.join("L")}V${level}H${x(volumes[0] ?? 1)}z`} />
      <path
        className="fill-none stroke-tint-500 stroke-[1.8]"
        d={`M${curve.join("L")}`}
        strokeDasharray="5 5"
      />
      <path
        className="fill-none stroke-tint-700 stroke-4"
        d={`M${x(volumes[0] ?? 1)} ${level}H${x(upTo)}V${y(unitPriceAt(product, upTo))}`}
      />
    </svg>
  );
}
