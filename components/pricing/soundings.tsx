import { unitWordsOf } from "@/components/charts/price-ladder";
import { formatDate } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type BillingUnit, type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Pricing } from "@/lib/content/endpoints";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { type Basin, BudgetSoundings, type SoundedProduct } from "./budget-soundings";
import { depthShare, lotShare, placeKeys, plotFamilies, type SoundingPlot } from "./sounding-plot";
import css from "./soundings.module.css";

const side = 1000;
const isobaths = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const lotNames = {
  GB: "GB a month",
  IP: "IPs",
  result: "thousand results a month",
} as const satisfies Record<BillingUnit, string>;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** Lines of equal price with shaded areas between them. */
function Depths({ plot }: { plot: SoundingPlot }) {
  const lines = isobaths.filter((price) => price < plot.high && price > plot.low);
  const edges = [0, ...lines.map((price) => depthShare(plot, price)), 1];
  return (
    <>
      {edges.slice(0, -1).map((top, i) => (
        <div
          className="absolute inset-x-0 bg-tint-200"
          key={top}
          style={{
            top: percent(top),
            bottom: percent(1 - (edges[i + 1] ?? 1)),
            opacity: Math.round((1 - i / (edges.length - 2)) * 100) / 100,
          }}
        />
      ))}
      {lines.map((price) => (
        <div
          className={`${css.isobath} absolute inset-x-0`}
          key={price}
          style={{ top: percent(depthShare(plot, price)) }}
        >
          <span
            className={`${css.isobathPrice} absolute right-[calc(100%_+_8px)] -translate-y-1/2 font-mono text-[12px] leading-none font-[450] text-fg-3`}
          >
            {price < 1 ? formatUnitPrice(price) : `$${price}`}
          </span>
        </div>
      ))}
    </>
  );
}

function Curves({ plot, family }: { plot: SoundingPlot; family: readonly SoundedProduct[] }) {
  const points = ({ steps, per }: SoundedProduct) =>
    steps
      .map(([volume, price]) =>
        [lotShare(plot, volume / per), depthShare(plot, price)]
          .map((part) => Math.round(part * side))
          .join(","),
      )
      .join(" ");
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 h-full w-full overflow-hidden"
      preserveAspectRatio="none"
      viewBox={`0 0 ${side} ${side}`}
    >
      {family.map((product) => (
        // Prices between two steps are linear on these logarithmic axes, so straight lines are exact.
        <polyline
          className={css.soundingCurve}
          data-tint={product.tint}
          key={product.code}
          points={points(product)}
        />
      ))}
    </svg>
  );
}

function Keys({ plot, family }: { plot: SoundingPlot; family: readonly SoundedProduct[] }) {
  const places = placeKeys(
    family.map(({ steps, per }) => {
      const [volume, price] = steps.at(-1) ?? [plot.to * per, plot.low];
      return { x: lotShare(plot, volume / per), y: depthShare(plot, price) };
    }),
  );
  return family.map(({ code, key, tint }, i) => (
    <span
      className={`${css.soundingKey} absolute -translate-y-1/2`}
      data-tint={tint}
      key={code}
      style={{ left: percent(places[i]?.x ?? 0), top: percent(places[i]?.y ?? 0) }}
    >
      {key}
    </span>
  ));
}

function VolumeAxis({ plot, unit }: { plot: SoundingPlot; unit: BillingUnit }) {
  const ticks = [10, 100, 1_000, 10_000].filter((lots) => lots >= plot.from && lots <= plot.to);
  return (
    <p className="absolute inset-x-0 top-[calc(100%_+_8px)] bottom-auto font-mono text-[12px] leading-none font-[450] text-fg-3">
      {ticks.map((lots) => (
        <span
          className="absolute -translate-x-1/2"
          key={lots}
          style={{ left: percent(lotShare(plot, lots)) }}
        >
          {lots.toLocaleString("en-US")}
        </span>
      ))}
      <em className="absolute top-5 left-0 font-sans text-[12px] leading-none font-[450] italic">
        {lotNames[unit]}
      </em>
    </p>
  );
}

function soundedProduct(code: PricedProduct, key: string, pricing: Pricing): SoundedProduct {
  const { steps, per, minimum } = pricing.products[code];
  const { shortName, tint } = products[code];
  const { many } = unitWordsOf(code);
  return {
    code,
    key,
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
export function Soundings({ pricing }: { pricing: Pricing }) {
  const codes = pricingFamilies.flatMap((family) => family.codes);
  const families = pricingFamilies.map((family) =>
    family.codes.map((code) => soundedProduct(code, letters[codes.indexOf(code)] ?? "", pricing)),
  );
  const plots = plotFamilies(families);
  const basins = pricingFamilies.map(({ title, unit }, i): Basin => {
    const plot = plots[i] ?? { from: 1, to: 10, high: 10, low: 1 };
    const family = families[i] ?? [];
    return {
      title,
      plot,
      family,
      ground: (
        <>
          <Depths plot={plot} />
          <Curves family={family} plot={plot} />
        </>
      ),
      marks: (
        <>
          <Keys family={family} plot={plot} />
          <VolumeAxis plot={plot} unit={unit} />
        </>
      ),
    };
  });
  return (
    <BudgetSoundings
      basins={basins}
      note={`Prices of ${formatDate(pricing.asOf)}, in US dollars before tax. Both scales are logarithmic: a price that falls evenly with volume is a straight line.`}
    />
  );
}
