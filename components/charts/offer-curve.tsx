import { priceShare, volumeShare } from "@/components/charts/price-plot";
import { plotOf } from "@/components/charts/price-points";
import { formatCount } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { lowestUnitPrice, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { axisLabel, ValueAxis } from "./plot";

const width = 420;
const height = 306;
const plot = { left: 60, right: 412, top: 8, bottom: 254 };
/** Height of a row of text below the plot, at its largest size. */
const axisRowHeight = 22;

/** The price curve, with an offer as a step: up to `upTo` units at the unit price of the largest volume. */
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
  const offerPrice = lowestUnitPrice(product);
  const offerY = y(offerPrice);
  const volumesInOffer = [...volumes.filter((volume) => volume < upTo), upTo];
  const savingsEdge = volumesInOffer.map((volume) => `${x(volume)} ${y(unitPriceAt(product, volume))}`);
  const smallest = volumes[0] ?? upTo;
  const largest = volumes.at(-1) ?? upTo;
  const last = volumes.indexOf(upTo);
  // The first volume, the offer's, and every second one between them; the last one, unless its label would touch the offer's.
  const ticks = new Set([smallest, ...volumes.filter((_, i) => i < last && (last - i) % 2 === 0), upTo]);
  if (volumeShare(frame, upTo) < 0.8) ticks.add(largest);
  return (
    // The type scales with the chart: these sizes keep it near that of the text beside it.
    <svg
      aria-label={label}
      className="[&_text]:text-[18px] sm:[&_text]:text-[11px] md:[&_text]:text-[17px] nav:[&_text]:text-[13px]"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      <ValueAxis format={formatUnitPrice} plot={plot} values={frame.priceTicks} y={y} />
      <g className={axisLabel}>
        {[...ticks].map((volume) => (
          <text
            key={volume}
            textAnchor={volume === largest ? "end" : "middle"}
            x={x(volume)}
            y={plot.bottom + axisRowHeight}
          >
            {formatCount(volume)}
          </text>
        ))}
        <text textAnchor="end" x={plot.right} y={plot.bottom + 2 * axisRowHeight}>
          {unit} per month
        </text>
      </g>
      <path className="fill-tint-200" d={`M${savingsEdge.join("L")}V${offerY}H${x(smallest)}z`} />
      <path
        className="fill-none stroke-tint-500 stroke-[1.8]"
        d={`M${curve.join("L")}`}
        strokeDasharray="5 5"
      />
      <path
        className="fill-none stroke-tint-700 stroke-4"
        d={`M${x(smallest)} ${offerY}H${x(upTo)}V${y(unitPriceAt(product, upTo))}`}
      />
      <g className="fill-fg font-[450]">
        <text x={x(smallest) + 12} y={offerY - 14}>
          you save
        </text>
        <path className="stroke-fg" d={`M${x(smallest) + 16} ${offerY}v30`} />
        <text x={x(smallest) + 12} y={offerY + 45}>
          {formatUnitPrice(offerPrice)} with the offer
        </text>
        <text x={x(upTo) - 86} y={y(unitPriceAt(product, upTo)) - 40}>
          usual price
        </text>
      </g>
    </svg>
  );
}
