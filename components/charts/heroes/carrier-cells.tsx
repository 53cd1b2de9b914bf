import { cells } from "@/lib/base/drawing/cells";
import { distance, type Point } from "@/lib/base/drawing/points";
import { seeded } from "@/lib/base/drawing/random";
import css from "./carrier-cells.module.css";
import { HeroScene, sceneHeight, sceneWidth } from "./hero-scene";

const pitch = 150;
const left = 560;
const random = seeded(11);

/** Masts on a shaken hexagonal grid, closer together toward the middle: a town among fields. */
const masts: Point[] = Array.from({ length: 7 * 15 }, (_, i): Point => {
  const row = Math.floor(i / 15);
  const column = i % 15;
  const x = left + column * pitch + (row % 2) * (pitch / 2) + (random() - 0.5) * 84;
  const y = 30 + row * (pitch * 0.8) + (random() - 0.5) * 76;
  return [Math.round(x + (1500 - x) * 0.12), Math.round(y + (360 - y) * 0.08)];
});

const corner = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
const polygon = (points: readonly Point[]) => `M${points.map(corner).join("L")}z`;
const ground = cells(masts, { width: sceneWidth, height: sceneHeight, reach: 420 });

/** Where carriers are lettered: at the mast nearest to each place. */
const places: Point[] = [
  [1290, 150],
  [1500, 300],
  [1280, 470],
  [1470, 620],
];
const lettered = places.map(
  (place) => masts.toSorted((a, b) => distance(a, place) - distance(b, place))[0] ?? place,
);
/** The reach of a signal. */
const ranges = [18, 34, 50];

const fills = [css.cell, `${css.cell} ${css.cell2}`, `${css.cell} ${css.cell3}`];
const fillOf = (i: number) => fills[(i * 7 + Math.floor(i / 4)) % 5] ?? css.cell;

function Mast({ at: [x, y], name }: { at: Point; name: string }) {
  return (
    <g className={css.mast}>
      {ranges.map((range) => (
        <circle cx={x} cy={y} key={range} r={range} />
      ))}
      <path d={`M${x} ${y}l-9 30M${x} ${y}l9 30M${x - 6} ${y + 20}h12`} />
      <circle className={css.mastTop} cx={x} cy={y} r="4" />
      <text x={x + 18} y={y + 26}>
        {name}
      </text>
    </g>
  );
}

/** Ground divided among masts: every place belongs to the nearest one. `carriers` letter some of them. */
export function CarrierCells({ carriers }: { carriers: readonly string[] }) {
  return (
    <HeroScene focus={0.56}>
      {[...new Set(fills)].map((fill) => (
        <path
          className={fill}
          d={ground.flatMap((cell, i) => (fillOf(i) === fill ? [polygon(cell)] : [])).join("")}
          key={fill}
        />
      ))}
      <path className={css.mastPoint} d={masts.map((mast) => `M${corner(mast)}v.1`).join("")} />
      {lettered.map((at, i) => {
        const name = carriers[i];
        return name ? <Mast at={at} key={name} name={name} /> : null;
      })}
    </HeroScene>
  );
}
