import { type Contour, contours, type Hill } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { distance, type Point } from "@/lib/base/drawing/points";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, productCodes } from "@/lib/base/products";
import type { ProductPricing } from "@/lib/content/endpoints";
import css from "./price-lake.module.css";

const width = 820;
const height = 600;
/** The contours are computed beyond the visible area, so that none is closed along its edge. */
const bleed = 60;
/** Direction of the line of labels from the deepest point: down and slightly to the left. */
const labelDirection = Math.PI * 0.6;

/** The lake bed, with the product as the seed; the whole shore fits the picture. */
function bedOf(code: PricedProduct): Hill[] {
  const seed = productCodes.indexOf(code);
  const sway = (turn: number) => Math.sin(seed * 2.4 + turn);
  return [
    {
      x: 410 + 20 * sway(0),
      y: 290,
      rx: 165 + 14 * sway(1),
      ry: 132 + 8 * sway(2),
      height: 1,
      turn: 0.25 * sway(3),
    },
    { x: 200, y: 300 + 90 * sway(5), rx: 80, ry: 60 + 12 * sway(6), height: 0.3, turn: sway(7) },
    { x: 630, y: 300 - 110 * sway(5), rx: 90, ry: 66, height: 0.36, turn: -sway(8) },
  ];
}

/** Depth of each price step, in proportion to how far its price is below the first one. */
function levelsOf({ steps }: Pick<ProductPricing, "steps">): number[] {
  const first = steps[0]?.[1] ?? 1;
  const last = steps.at(-1)?.[1] ?? first;
  return steps.map(([, price]) => 0.17 + ((first - price) / (first - last)) * 0.71);
}

const middleOf = (ring: readonly Point[]): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

/** The point where the line of labels from `deepest` crosses a contour. */
function findLabelPoint(contour: Contour, deepest: Point): Point {
  const offLine = ([x, y]: Point) => {
    const turn = Math.abs(Math.atan2(y - deepest[1], x - deepest[0]) - labelDirection);
    // More than 90 degrees off means the opposite shore or another bay.
    return turn * 400 + distance([x, y], deepest) * 0.2;
  };
  return contour.rings
    .flat()
    .reduce((best, point) => (offLine(point) < offLine(best) ? point : best), deepest);
}

type DepthLabel = { step: number; price: number; at: Point; isMajor: boolean };

/** Space that a label needs, in user units; major labels also fit on small windows. */
const labelRoom = { major: 50, minor: 27 };

/** The prices that fit as labels: always the first and the last one, then from the shore inward. */
function placeLabels({ steps }: Pick<ProductPricing, "steps">, bed: readonly Contour[]): DepthLabel[] {
  const deepest = middleOf(bed.at(-1)?.rings[0] ?? [[width / 2, height / 2]]);
  const all = bed.flatMap((contour, step) => {
    const price = steps[step]?.[1];
    return price === undefined ? [] : [{ step, price, at: findLabelPoint(contour, deepest) }];
  });
  const last = all.length - 1;
  const kept: DepthLabel[] = [];
  const hasRoom = (at: Point, room: number, among: readonly DepthLabel[]) =>
    among.every((other) => distance(other.at, at) >= room);
  const inOrder = [...all].sort(
    (a, b) => Number(b.step === 0 || b.step === last) - Number(a.step === 0 || a.step === last),
  );
  for (const label of inOrder) {
    const { step, at } = label;
    const isEnd = step === 0 || step === last;
    const isMajor =
      isEnd ||
      hasRoom(
        at,
        labelRoom.major,
        kept.filter((other) => other.isMajor),
      );
    if (isEnd || hasRoom(at, labelRoom.minor, kept)) kept.push({ ...label, isMajor });
  }
  return kept;
}

/** Fill color of a depth: the deeper, the darker. */
function shadeOf(step: number, count: number): string {
  const part = Math.round((step / Math.max(1, count - 1)) * 100);
  return `color-mix(in oklab,var(--tint-100),var(--tint-400) ${part}%)`;
}

/** A product's prices as a map of a lake, one contour per step. Decorative: the table has the same steps. */
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
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <g transform={`translate(${-bleed} ${-bleed})`}>
        {bed.map(({ rings, value }, step) => (
          <path
            className="stroke-tint-600/50"
            d={rings.map((ring) => toPath(ring, { grid: 1, tolerance: 1, closed: true })).join("")}
            fill={shadeOf(step, bed.length)}
            key={value}
          />
        ))}
        {placeLabels(product, bed).map(({ step, price, at: [x, y], isMajor }) => (
          <text
            className={isMajor ? css.label : `${css.label} ${css.labelMinor}`}
            key={price}
            stroke={shadeOf(step, bed.length)}
            textAnchor="middle"
            x={Math.round(x)}
            y={Math.round(y) + 6}
          >
            {formatUnitPrice(price)}
          </text>
        ))}
      </g>
    </svg>
  );
}
