import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";
import { formatCount } from "@/lib/base/format/count";
import { unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { cssShare, plotSide } from "./plot";
import { type PricePlot, priceShare, volumeShare } from "./price-plot";
import { plotOf } from "./price-points";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Axis label of a volume: "250", "1,000", "25K", "5M". */
function formatAxisVolume(volume: number): string {
  return volume < 10_000 ? formatCount(volume) : compact.format(volume);
}

/** Phones show every second volume, and none next to the last. */
const isShownOnPhones = (i: number, count: number) => i === count - 1 || (i % 2 === 0 && i < count - 2);

/**
 * A smooth line through the price steps. Exact prices are rounded to cents and would look like a staircase.
 */
function curvePoints({ steps }: ProductPricing, plot: PricePlot): Point[] {
  const corners = steps.map(
    ([volume, price]): Point => [volumeShare(plot, volume) * plotSide, priceShare(plot, price) * plotSide],
  );
  return spline(corners, 12);
}

const labelClasses = "absolute font-mono text-2xs leading-none font-[450] text-fg-3";

/**
 * A product's price curve with axes and a mark per plan. It fills its container at any size: lines use
 * thousandths of the container, labels are HTML. Decorative: the table has the same steps.
 * @param factor what the list price is multiplied by; the axes are those of the list price, so that a discount is visible
 */
export function PriceCurve({ product, factor = 1 }: { product: ProductPricing; factor?: number }) {
  const plot = plotOf(product);
  const billed: ProductPricing = {
    ...product,
    steps: product.steps.map(([volume, price]) => [volume, price * factor]),
  };
  const points = curvePoints(billed, plot);
  const decimals = plot.priceTicks.some((price) => !Number.isInteger(price)) ? 2 : 0;
  const volumes = product.steps.map(([volume]) => volume);
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {plot.priceTicks.map((price) => (
        <div
          className="absolute inset-x-0 border-t border-rule"
          key={price}
          style={{ top: cssShare(priceShare(plot, price)) }}
        >
          <span className={`right-[calc(100%_+_12px)] -translate-y-1/2 ${labelClasses}`}>
            ${price.toFixed(decimals)}
          </span>
        </div>
      ))}
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
        preserveAspectRatio="none"
        viewBox={`0 0 ${plotSide} ${plotSide}`}
      >
        <path
          className="fill-none stroke-tint-700 stroke-[2.4]"
          d={toPath(points, 2)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {product.plans.map(({ id, volume }) => (
        <span
          className="absolute h-2.25 w-2.25 -translate-1/2 rounded-full border-[1.5px] border-tint-700 bg-ground"
          key={id}
          style={{
            left: cssShare(volumeShare(plot, volume)),
            top: cssShare(priceShare(plot, unitPriceAt(billed, volume))),
          }}
        />
      ))}
      {volumes.map((volume, i) => (
        <span
          className={`top-[calc(100%_+_24px)] -translate-x-1/2 whitespace-nowrap ${labelClasses} ${isShownOnPhones(i, volumes.length) ? "" : "max-sm:hidden"}`}
          key={volume}
          style={{ left: cssShare(volumeShare(plot, volume)) }}
        >
          {formatAxisVolume(volume)}
        </span>
      ))}
    </div>
  );
}
