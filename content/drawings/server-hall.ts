import { sceneBox } from "./scene.ts";
import { buildDrawingFile, circle, group, path, tint } from "./svg.ts";

const columns = 13;
const rows = 6;
/** Half widths of a floor tile, and the height of a rack, in user units. */
const tile = { x: 46, y: 25 };
const rack = { width: 0.72, depth: 0.52, height: 96 };
const origin = { x: 1290, y: 128 };

type Place = { column: number; row: number; height?: number };

/** Projects a point on the floor (or above it), seen from the southeast. */
function seen({ column, row, height = 0 }: Place): string {
  const x = origin.x + (column - row) * tile.x;
  const y = origin.y + (column + row) * tile.y - height;
  return `${Math.round(x)} ${Math.round(y)}`;
}

const face = (corners: readonly Place[]) => `M${corners.map(seen).join("L")}z`;

/** Rows of racks are back to back, with an aisle after every second one. */
const rowPlace = (row: number) => row * 1.5 + Math.floor(row / 2) * 0.9;

/** The customer's racks. */
const isCustomerRack = (column: number, row: number) => row === 3 && column >= 4 && column <= 7;

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

/** Back to front, so that racks in front cover those behind. */
const racks = Array.from({ length: columns * rows }, (_, i) => ({
  column: i % columns,
  row: Math.floor(i / columns),
})).map(({ column, row }) => ({ yours: isCustomerRack(column, row), row, ...drawRack(column, row) }));

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

/** Colors of the other racks, and of the customer's. */
const usual = { top: 200, left: 400, right: 500, slots: 700 };
const held = { top: 500, left: 700, right: 900, slots: 300 };

/** One row of racks in a few paths: faces of one kind never overlap within a row. */
function drawRow(row: number): string {
  return [false, true]
    .map((yours) => {
      const kept = racks.filter((one) => one.row === row && one.yours === yours);
      if (kept.length === 0) return "";
      const join = (part: keyof Rack) => kept.map((one) => one[part]).join("");
      const colors = yours ? held : usual;
      return group(
        { stroke: tint(800), "stroke-linejoin": "round" },
        path(join("right"), { fill: tint(colors.right) }),
        path(join("left"), { fill: tint(colors.left) }),
        path(join("top"), { fill: tint(colors.top) }),
        path(join("slots"), { stroke: tint(colors.slots), "stroke-width": 1.6 }),
      );
    })
    .join("");
}

const [x = 0, y = 0] = seen({ column: 6, row: rowPlace(3), height: rack.height })
  .split(" ")
  .map(Number);

/** Datacenter: a hall of racks on a survey grid, seen from above, with a flag on one. */
export const drawServerHall = () =>
  buildDrawingFile(
    sceneBox,
    path(grid, { fill: "none", stroke: tint(500), "stroke-opacity": 0.5 }),
    ...[...Array(rows).keys()].map(drawRow),
    path(`M${x} ${y}V${y - 92}`, { stroke: "var(--ink)", "stroke-width": 1.5 }),
    circle(x, y, 4),
  );
