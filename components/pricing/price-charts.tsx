import { cssShare, plotSide } from "@/components/charts/plot";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type BillingUnit, type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { BudgetCharts, type ChartedProduct, type PriceChart } from "./budget-charts";
import {
  chartAxesOf,
  listCurvePoints,
  logAmountShare,
  logPriceShare,
  type PriceChartAxes,
  priceRangeOf,
  spreadNames,
} from "./price-chart-axes";

const linePrices = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1];
/** Distance of two names, as a share of the chart's height: a line of small text. */
const nameGap = 0.05;

const amountNames = {
  GB: "GB per month",
  IP: "IPs",
  result: "thousand results per month",
} as const satisfies Record<BillingUnit, string>;

/** Lines of equal price with shaded areas between them. */
function PriceBands({ plot }: { plot: PriceChartAxes }) {
  const lines = linePrices.filter((price) => price < plot.high && price > plot.low);
  const edges = [0, ...lines.map((price) => logPriceShare(plot, price)), 1];
  return (
    <>
      {edges.slice(0, -1).map((top, i) => (
        <div
          className="absolute inset-x-0 bg-tint-200"
          key={top}
          style={{
            top: cssShare(top),
            bottom: cssShare(1 - (edges[i + 1] ?? 1)),
            opacity: Math.round((1 - i / (edges.length - 2)) * 100) / 100,
          }}
        />
      ))}
      {lines.map((price) => (
        <div
          className="absolute inset-x-0 border-t border-tint-600/38"
          key={price}
          style={{ top: cssShare(logPriceShare(plot, price)) }}
        >
          <span className="absolute right-[calc(100%_+_8px)] -translate-y-1/2 font-mono text-2xs leading-none font-[450] text-fg-3">
            {price < 1 ? formatUnitPrice(price) : `$${price}`}
          </span>
        </div>
      ))}
    </>
  );
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
          key={product.code}
          points={points(product)}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** Each curve's name at its end, beside the chart; a thin line leads to names that were moved to avoid overlap. */
function CurveNames({ plot, family }: { plot: PriceChartAxes; family: readonly ChartedProduct[] }) {
  const ends = family.map((product) => listCurvePoints(plot, product).at(-1)?.[1] ?? 0);
  const places = spreadNames(ends, nameGap);
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute inset-y-0 left-full h-full w-3 overflow-visible"
        preserveAspectRatio="none"
        viewBox={`0 0 10 ${plotSide}`}
      >
        {family.map(({ code, tint }, i) => (
          <path
            className="fill-none stroke-tint-700"
            d={`M0 ${Math.round((ends[i] ?? 0) * plotSide)}L10 ${Math.round((places[i] ?? 0) * plotSide)}`}
            data-tint={tint}
            key={code}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {family.map(({ code, name, tint }, i) => (
        <span
          className="absolute left-[calc(100%_+_16px)] -translate-y-1/2 text-2xs leading-none font-[550] whitespace-nowrap text-tint-800"
          data-tint={tint}
          key={code}
          style={{ top: cssShare(places[i] ?? 0) }}
        >
          {name}
        </span>
      ))}
    </>
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
        {amountNames[unit]}
      </em>
    </p>
  );
}

function chartedProduct(code: PricedProduct, pricing: Pricing): ChartedProduct {
  const { steps, per, minimum } = pricing.products[code];
  const { shortName, tint } = products[code];
  const { many } = unitWordsOf(code);
  return {
    code,
    name: shortName,
    tint,
    href: routes.pricing(code),
    steps,
    per,
    minimum,
    unitName: many,
  };
}

/** The price curves of all products, in one chart per billing unit, with a line for a budget. */
export function PriceCharts({ pricing }: { pricing: Pricing }) {
  const families = pricingFamilies.map(({ phrase, unit, codes }) => ({
    title: `Price ${phrase}`,
    unit,
    family: codes.map((code) => chartedProduct(code, pricing)),
  }));
  const prices = priceRangeOf(families.flatMap(({ family }) => family));
  const charts = families.map(({ title, unit, family }): PriceChart => {
    const plot = chartAxesOf(family, prices);
    return {
      title,
      plot,
      family,
      ground: (
        <>
          <PriceBands plot={plot} />
          <Curves family={family} plot={plot} />
        </>
      ),
      marks: (
        <>
          <CurveNames family={family} plot={plot} />
          <VolumeAxis plot={plot} unit={unit} />
        </>
      ),
    };
  });
  return (
    <BudgetCharts
      charts={charts}
      note={`Prices as of ${formatDate(pricing.asOf)}, in US dollars before tax. Both scales are logarithmic: a price that falls by the same percentage with each doubling of the volume is a straight line. The faded part of a chart costs more than your budget. For a larger budget, ask sales.`}
    />
  );
}
