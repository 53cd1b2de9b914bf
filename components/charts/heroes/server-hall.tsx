import { HeroScene } from "./hero-scene";
import css from "./server-hall.module.css";

const columns = 13;
const rows = 6;
/** Half widths of a floor tile, and the height of a rack, in user units. */
const tile = { x: 46, y: 25 };
const rack = { width: 0.72, depth: 0.52, height: 96 };
const origin = { x: 1290, y: 128 };

type Place = { column: number; row: number; height?: number };

/** A place on the floor (or above it) as seen from the southeast. */
function seen({ column, row, height = 0 }: Place): string {
  const x = origin.x + (column - row) * tile.x;
  const y = origin.y + (column + row) * tile.y - height;
  return `${Math.round(x)} ${Math.round(y)}`;
}

const face = (corners: readonly Place[]) => `M${corners.map(seen).join("L")}z`;

/** Rows of racks stand back to back with an aisle after every second one. */
const rowPlace = (row: number) => row * 1.5 + Math.floor(row / 2) * 0.9;

/** Racks that the customer holds. */
const isYours = (column: number, row: number) => row === 3 && column >= 4 && column <= 7;

type Rack = { top: string; left: string; right: string; slots: string };

function drawRack(column: number, row: number): Rack {
  const { width, depth, height } = rack;
  const [c, r] = [column, rowPlace(row)];
  const front = r + depth * 2;
  const units = [0.2, 0.36, 0.52, 0.68, 0.84];
  return {
    top: face([
      { column: c, row: r, height },
      { column: c + width, row: r, height },
      { column: c + width, row: front, height },
      { column: c, row: front, height },
    ]),
    left: face([
      { column: c, row: front, height },
      { column: c + width, row: front, height },
      { column: c + width, row: front },
      { column: c, row: front },
    ]),
    right: face([
      { column: c + width, row: r, height },
      { column: c + width, row: front, height },
      { column: c + width, row: front },
      { column: c + width, row: r },
    ]),
    slots: units
      .map(
        (share) =>
          `M${seen({ column: c + 0.1, row: front, height: height * share })}L${seen({ column: c + width - 0.1, row: front, height: height * share })}`,
      )
      .join(""),
  };
}

/** Back to front, so that what stands nearer covers what stands behind. */
const racks = Array.from({ length: columns * rows }, (_, i) => ({
  column: i % columns,
  row: Math.floor(i / columns),
})).map(({ column, row }) => ({ yours: isYours(column, row), row, ...drawRack(column, row) }));

const floorEnd = rowPlace(rows) + 1;
const grid = [
  ...Array.from(
    { length: columns + 3 },
    (_, i) => `M${seen({ column: i - 1, row: -1 })}L${seen({ column: i - 1, row: floorEnd })}`,
  ),
  ...Array.from(
    { length: Math.ceil(floorEnd) + 2 },
    (_, i) => `M${seen({ column: -1, row: i - 1 })}L${seen({ column: columns + 1, row: i - 1 })}`,
  ),
].join("");

/** One row of racks as few paths: faces of one kind never overlap within a row. */
function RackRow({ row }: { row: number }) {
  return [false, true].map((yours) => {
    const kept = racks.filter((one) => one.row === row && one.yours === yours);
    if (kept.length === 0) return null;
    const join = (part: keyof Rack) => kept.map((one) => one[part]).join("");
    return (
      <g className={yours ? `${css.rack} ${css.rackYours}` : css.rack} key={String(yours)}>
        <path className={css.rackRight} d={join("right")} />
        <path className={css.rackLeft} d={join("left")} />
        <path className={css.rackTop} d={join("top")} />
        <path className={css.rackSlots} d={join("slots")} />
      </g>
    );
  });
}

/** A hall of racks on a survey grid, seen from above. `marks` letters the racks that are yours. */
export function ServerHall({ marks }: { marks: readonly string[] }) {
  const flag = { column: 6, row: rowPlace(3), height: rack.height };
  const [x = 0, y = 0] = seen(flag).split(" ").map(Number);
  return (
    <HeroScene focus={0.53}>
      <path className={css.hallGrid} d={grid} />
      {[...Array(rows).keys()].map((row) => (
        <RackRow key={row} row={row} />
      ))}
      <g className={css.hallFlag}>
        <path d={`M${x} ${y}V${y - 92}`} />
        <circle cx={x} cy={y} r="4" />
        <text x={x + 10} y={y - 80}>
          {marks[0]}
        </text>
      </g>
    </HeroScene>
  );
}
