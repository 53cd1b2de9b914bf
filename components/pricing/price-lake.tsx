import { type Contour, contours, type Hill } from "@/lib/drawing/contours";
import { toPath } from "@/lib/drawing/path";
import { distance, type Point } from "@/lib/drawing/points";
import { formatUnitPrice } from "@/lib/format/money";
import { productCodes } from "@/lib/products";
import type { PricedProduct, ProductPricing } from "@/lib/shared-api";

const width = 820;
const height = 600;
/** The survey reaches beyond the sheet, so that no shore closes along the sheet's edge. */
const bleed = 60;
/** Where the line of soundings leads from the deepest place: down, and a little to the left. */
const soundingTurn = Math.PI * 0.6;

/** The bed of the lake: another one for every product, always deepest left of the middle. */
function bedOf(code: PricedProduct): Hill[] {
  const seed = productCodes.indexOf(code);
  const sway = (turn: number) => Math.sin(seed * 2.4 + turn);
  return [
    {
      x: 400 + 20 * sway(0),
      y: 240,
      rx: 210 + 24 * sway(1),
      ry: 165 + 12 * sway(2),
      height: 1,
      turn: 0.3 * sway(3),
    },
    { x: 180, y: 260 + 150 * sway(5), rx: 120, ry: 80 + 20 * sway(6), height: 0.32, turn: sway(7) },
    { x: 740, y: 280 - 170 * sway(5), rx: 170, ry: 110, height: 0.5, turn: -sway(8) },
  ];
}

/** Depth of each step, from the shore to the deepest place: as far down as its price has fallen. */
function levelsOf({ steps }: Pick<ProductPricing, "steps">): number[] {
  const first = steps[0]?.[1] ?? 1;
  const last = steps.at(-1)?.[1] ?? first;
  return steps.map(([, price]) => 0.17 + ((first - price) / (first - last)) * 0.71);
}

const middleOf = (ring: readonly Point[]): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

/** The place on a contour where the line of soundings from `deepest` crosses it. */
function soundingOn(contour: Contour, deepest: Point): Point {
  const offLine = ([x, y]: Point) => {
    const turn = Math.abs(Math.atan2(y - deepest[1], x - deepest[0]) - soundingTurn);
    // Beyond a quarter turn it is the far shore, or that of another bay.
    return turn * 400 + distance([x, y], deepest) * 0.2;
  };
  return contour.rings
    .flat()
    .reduce((best, point) => (offLine(point) < offLine(best) ? point : best), deepest);
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
  const bed = contours({
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    hills: bedOf(code).map((hill) => ({ ...hill, x: hill.x + bleed, y: hill.y + bleed })),
    levels: levelsOf(product),
    cell: 10,
    roughness: 0.028,
    seed: productCodes.indexOf(code) + 2,
  });
  const deepest = middleOf(bed.at(-1)?.rings[0] ?? [[width / 2, height / 2]]);
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      preserveAspectRatio="xMinYMid slice"
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
          const [x, y] = soundingOn(contour, deepest);
          const price = product.steps[step]?.[1];
          return (
            price !== undefined && (
              <text
                className="lake-sounding"
                key={price}
                stroke={shadeOf(step, bed.length)}
                textAnchor="middle"
                x={Math.round(x)}
                y={Math.round(y) + 5}
              >
                {formatUnitPrice(price)}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
