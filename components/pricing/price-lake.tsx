import { type Contour, contours, type Hill } from "@/lib/drawing/contours";
import { toPath } from "@/lib/drawing/path";
import { distance, type Point } from "@/lib/drawing/points";
import { formatUnitPrice } from "@/lib/format/money";
import { productCodes } from "@/lib/products";
import type { PricedProduct, ProductPricing } from "@/lib/shared-api";

const width = 900;
const height = 620;
/** The survey reaches beyond the sheet, so that no shore closes along the sheet's edge. */
const bleed = 60;

/** The bed of the lake: another one for every product, always deepest right of the middle. */
function bedOf(code: PricedProduct): Hill[] {
  const seed = productCodes.indexOf(code);
  const sway = (turn: number) => Math.sin(seed * 2.4 + turn);
  return [
    {
      x: 560 + 30 * sway(0),
      y: 320,
      rx: 210 + 30 * sway(1),
      ry: 150 + 20 * sway(2),
      height: 1,
      turn: 0.5 * sway(3),
    },
    {
      x: 300 + 50 * sway(4),
      y: 320 + 150 * sway(5),
      rx: 130,
      ry: 90 + 20 * sway(6),
      height: 0.42,
      turn: sway(7),
    },
    { x: 800, y: 320 - 180 * sway(5), rx: 150, ry: 110, height: 0.5, turn: -sway(8) },
  ];
}

/** Depth of each step, from the shore to the deepest place: as far down as its price has fallen. */
function levelsOf({ steps }: Pick<ProductPricing, "steps">): number[] {
  const first = steps[0]?.[1] ?? 1;
  const last = steps.at(-1)?.[1] ?? first;
  return steps.map(([, price]) => 0.16 + ((first - price) / (first - last)) * 0.72);
}

/** The place on a contour that is nearest to `near`. */
function placeOn(contour: Contour, near: Point): Point {
  let place = near;
  let closest = Number.POSITIVE_INFINITY;
  for (const at of contour.rings.flat()) {
    const off = distance(at, near);
    if (off < closest) {
      closest = off;
      place = at;
    }
  }
  return place;
}

/** Shade of a depth: the deeper, the darker. */
function shadeOf(step: number, count: number): string {
  const part = Math.round((step / Math.max(1, count - 1)) * 100);
  return `color-mix(in oklab,var(--tint-100),var(--tint-400) ${part}%)`;
}

/**
 * A product's prices as a lake: every line of equal depth is a step of its curve, lettered with the price
 * that is reached there. Decoration beside the table of the same steps.
 */
export function PriceLake({
  code,
  product,
  className,
}: {
  code: PricedProduct;
  product: Pick<ProductPricing, "steps">;
  className?: string;
}) {
  const levels = levelsOf(product);
  const bed = contours({
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    hills: bedOf(code).map((hill) => ({ ...hill, x: hill.x + bleed, y: hill.y + bleed })),
    levels,
    cell: 10,
    roughness: 0.03,
    seed: productCodes.indexOf(code) + 2,
  });
  const deepest = bed.at(-1)?.rings[0]?.[0] ?? [width / 2, height / 2];
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <g transform={`translate(${-bleed} ${-bleed})`}>
        {bed.map(({ rings, value }, step) => (
          <path
            className="lake-step"
            d={rings.map((ring) => toPath(ring, { grid: 1, tolerance: 1, closed: true })).join("")}
            fill={shadeOf(step, bed.length)}
            key={value}
          />
        ))}
        {bed.map((contour, step) => {
          // Along a line of soundings from the shore in the lower left to the deepest place.
          const near: Point = [
            deepest[0] - (bed.length - 1 - step) * 70,
            deepest[1] + (bed.length - 1 - step) * 46,
          ];
          const [x, y] = placeOn(contour, near);
          const price = product.steps[step]?.[1];
          return (
            price !== undefined && (
              <text className="lake-sounding" key={price} textAnchor="middle" x={x} y={y + 5}>
                {formatUnitPrice(price)}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
