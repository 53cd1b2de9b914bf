import { type Contour, contours, type Hill } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { distance, type Point } from "@/lib/base/drawing/points";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, productCodes } from "@/lib/base/products";
import type { ProductPricing } from "@/lib/content/endpoints";
import css from "./price-lake.module.css";

const width = 820;
const height = 600;
/** The survey reaches beyond the sheet, so that no shore closes along the sheet's edge. */
const bleed = 60;
/** Where the line of soundings leads from the deepest place: down, and a little to the left. */
const soundingTurn = Math.PI * 0.6;

/** The bed of the lake: another one for every product, and its whole shore on the sheet. */
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

type LakeSounding = { step: number; price: number; at: Point; isMajor: boolean };

/** Room that a price needs, in user units; the major ones have room on small windows too. */
const soundingRoom = { major: 50, minor: 27 };

/** The prices that have room to be lettered: the first and the last one always, then from the shore inward. */
function placeSoundings({ steps }: Pick<ProductPricing, "steps">, bed: readonly Contour[]): LakeSounding[] {
  const deepest = middleOf(bed.at(-1)?.rings[0] ?? [[width / 2, height / 2]]);
  const all = bed.flatMap((contour, step) => {
    const price = steps[step]?.[1];
    return price === undefined ? [] : [{ step, price, at: soundingOn(contour, deepest) }];
  });
  const last = all.length - 1;
  const kept: LakeSounding[] = [];
  const hasRoom = (at: Point, room: number, among: readonly LakeSounding[]) =>
    among.every((other) => distance(other.at, at) >= room);
  const inOrder = [...all].sort(
    (a, b) => Number(b.step === 0 || b.step === last) - Number(a.step === 0 || a.step === last),
  );
  for (const sounding of inOrder) {
    const { step, at } = sounding;
    const isEnd = step === 0 || step === last;
    const isMajor =
      isEnd ||
      hasRoom(
        at,
        soundingRoom.major,
        kept.filter((other) => other.isMajor),
      );
    if (isEnd || hasRoom(at, soundingRoom.minor, kept)) kept.push({ ...sounding, isMajor });
  }
  return kept;
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
            className={css.lakeStep}
            d={rings.map((ring) => toPath(ring, { grid: 1, tolerance: 1, closed: true })).join("")}
            fill={shadeOf(step, bed.length)}
            key={value}
          />
        ))}
        {placeSoundings(product, bed).map(({ step, price, at: [x, y], isMajor }) => (
          <text
            className={isMajor ? css.lakeSounding : `${css.lakeSounding} ${css.lakeSoundingMinor}`}
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
