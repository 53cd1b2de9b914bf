import { cssShare, plotSide } from "@/components/charts/plot";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type BillingUnit, products } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { type PricingFamily, pricingFamilies } from "@/lib/features/pricing/families";
import { BudgetCharts, type ChartedProduct, type PriceChart } from "./budget-charts";
import {
  chartAxesOf,
  listCurvePoints,
  logAmountShare,
  logPriceShare,
  type PriceChartAxes,
  spreadNames,
} from "./price-chart-axes";

const linePrices = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1];
/** Distance of two labels, as a share of the chart's height. */
const labelGap = 0.05;

const amountNames = {
  GB: "GB per month",
  IP: "IPs",
  result: "thousand results per month",
} as const satisfies Record<BillingUnit, string>;

/** Lines of equal price. */
function PriceAxis({ plot }: { plot: PriceChartAxes }) {
  return linePrices
    .filter((price) => price < plot.high && price > plot.low)
    .map((price) => (
      <div
        className="absolute inset-x-0 border-t border-rule"
        key={price}
        style={{ top: cssShare(logPriceShare(plot, price)) }}
      >
        <span className="absolute right-[calc(100%_+_8px)] -translate-y-1/2 font-mono text-2xs leading-none font-[450] text-fg-3">
          {price < 1 ? formatUnitPrice(price) : `$${price}`}
        </span>
      </div>
    ));
}

function Curves({ plot, family }: { plot: PriceChartAxes; family: readonly ChartedProduct[] }) {
  const points = (product: ChartedProduct) =>
    listCurvePoints(plot, product)
      .map((point) => point.map((part) => Math.round(part * plotSide)).join(","))
      .join(" ");
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 h-full w-full overflow-hidden"
      preserveAspectRatio="none"
      viewBox={`0 0 ${plotSide} ${plotSide}`}
    >
      {family.map((product) => (
        // Prices between two steps are linear on these logarithmic axes, so straight lines are exact.
        <polyline
          className="fill-none stroke-tint-700 stroke-[2.2]"
          data-tint={product.tint}
          key={product.name}
          points={points(product)}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** From each curve's end to its label, which may have moved to avoid overlap. */
function Leaders({ family, ends }: { family: readonly ChartedProduct[]; ends: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-y-0 left-full h-full w-3 overflow-visible"
      preserveAspectRatio="none"
      viewBox={`0 0 10 ${plotSide}`}
    >
      {family.map(({ name, tint, place }, i) => (
        <path
          className="fill-none stroke-tint-700"
          d={`M0 ${Math.round((ends[i] ?? 0) * plotSide)}L10 ${Math.round(place * plotSide)}`}
          data-tint={tint}
          key={name}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function VolumeAxis({ plot, unit }: { plot: PriceChartAxes; unit: BillingUnit }) {
  const ticks = [10, 100, 1_000, 10_000].filter((amount) => amount >= plot.from && amount <= plot.to);
  return (
    <p className="absolute inset-x-0 top-[calc(100%_+_8px)] bottom-auto font-mono text-2xs leading-none font-[450] text-fg-3">
      {ticks.map((amount) => (
        <span
          className="absolute -translate-x-1/2"
          key={amount}
          style={{ left: cssShare(logAmountShare(plot, amount)) }}
        >
          {formatCount(amount)}
        </span>
      ))}
      <em className="absolute top-5 left-0 font-sans text-2xs leading-none font-[450] italic">
        {amountNames[unit]}; both scales are logarithmic
      </em>
    </p>
  );
}

function buildChart({ title, phrase, unit, codes }: PricingFamily, pricing: Pricing): PriceChart {
  const plot = chartAxesOf(codes.map((code) => pricing.products[code]));
  const ends = codes.map((code) => logPriceShare(plot, pricing.products[code].steps.at(-1)?.[1] ?? 1));
  const places = spreadNames(ends, labelGap);
  const family = codes.map((code, i): ChartedProduct => {
    const { steps, per, minimum } = pricing.products[code];
    const { shortName: name, tint } = products[code];
    return { name, tint, steps, per, minimum, unitName: unitWordsOf(code).many, place: places[i] ?? 0 };
  });
  return {
    title,
    phrase,
    plot,
    family,
    ground: (
      <>
        <PriceAxis plot={plot} />
        <Curves family={family} plot={plot} />
        <Leaders ends={ends} family={family} />
        <VolumeAxis plot={plot} unit={unit} />
      </>
    ),
  };
}

/** The price curves of all products, in one chart per billing unit, with a line for a budget. */
export function PriceCharts({ pricing }: { pricing: Pricing }) {
  return (
    <BudgetCharts
      charts={pricingFamilies.map((family) => buildChart(family, pricing))}
      note={`Prices as of ${formatDate(pricing.asOf)}, before tax. For a larger budget, ask sales.`}
    />
  );
}
