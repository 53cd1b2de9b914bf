/** Places names on a map so that none covers another. Pure geometry, in user units of the map. */
import { direction, distance, type Point } from "@/lib/base/drawing/points";
import { dotAt } from "@/lib/base/drawing/world";

export type MapMark = { x: number; y: number; text: string };
export type PlacedLabel = MapMark & { labelX: number; labelY: number; anchor: "start" | "end" | "middle" };
/** A circle around a place, labeled with its distance. */
export type MapRing = { center: Point; radius: number; text: string };
type LabelArea = { width: number; height: number; fontSize: number; max: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** Average width of a character, as a fraction of the font size. */
const letterWidth = 0.56;
const markSize = 6;
/** Radius of a city's circle, as a share of the font size. */
export const circleRadius = 0.24;

export const boxAround = ([x, y]: Point, by: number): Box =>
  grow({ left: x, right: x, top: y, bottom: y }, by);

const boxOfMark = ({ x, y }: MapMark): Box => boxAround([x, y], markSize);

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a box is within the map and overlaps no other. */
const isFree = (box: Box, { width, height }: LabelArea, taken: readonly Box[]) =>
  Math.min(box.left, box.top, width - box.right, height - box.bottom) > 4 &&
  !taken.some((other) => overlap(box, other));

/** Try beside the mark first, then above and below it. */
function listPlaces({ x, y, text }: MapMark, fontSize: number): { label: PlacedLabel; box: Box }[] {
  const wide = text.length * fontSize * letterWidth;
  const away = markSize + fontSize * 0.4;
  const place = (labelX: number, labelY: number, anchor: PlacedLabel["anchor"]) => {
    const left = anchor === "start" ? labelX : anchor === "end" ? labelX - wide : labelX - wide / 2;
    const box = { left, right: left + wide, top: labelY - fontSize * 0.85, bottom: labelY + fontSize * 0.3 };
    return { label: { x, y, text, labelX, labelY, anchor }, box };
  };
  const middle = y + fontSize * 0.34;
  return [
    place(x + away, middle, "start"),
    place(x - away, middle, "end"),
    place(x, y - away, "middle"),
    place(x, y + away + fontSize * 0.7, "middle"),
    place(x + away, y - away, "start"),
    place(x + away, y + away + fontSize * 0.5, "start"),
    place(x - away, y - away, "end"),
    place(x - away, y + away + fontSize * 0.5, "end"),
  ];
}

/** Labels of at most `max` marks, most important first; none overlaps a mark, and no two circles overlap. */
export function placeLabels(marks: readonly MapMark[], area: LabelArea): PlacedLabel[] {
  const taken = marks.map(boxOfMark);
  const placed: PlacedLabel[] = [];
  const room = 2 * area.fontSize * circleRadius;
  for (const mark of marks) {
    if (placed.length >= area.max) break;
    if (placed.some(({ x, y }) => distance([x, y], [mark.x, mark.y]) < room)) continue;
    const free = listPlaces(mark, area.fontSize).find(({ box }) => isFree(box, area, taken));
    if (!free) continue;
    // Room for the outline of the next name.
    taken.push(grow(free.box, area.fontSize * 0.2));
    placed.push(free.label);
  }
  return placed;
}

/** The space of a label; centered ones may be letter-spaced. */
function boxOf({ labelX: x, labelY: y, text, anchor }: Omit<PlacedLabel, "x" | "y">, fontSize: number): Box {
  const wide = text.length * fontSize * letterWidth * (anchor === "middle" ? 1.15 : 1);
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - fontSize, bottom: y + fontSize * 0.4 };
}

/** The space of labels and their marks. */
const listTaken = (labels: readonly PlacedLabel[], fontSize: number): Box[] =>
  labels.flatMap((label) => [boxOf(label, fontSize), boxOfMark(label)]);

/** The letters of a label, without the space above and below them; wide names are longer than the average. */
export function inkOf(label: PlacedLabel, fontSize: number): Box {
  const { left, right, top, bottom } = boxOf(label, fontSize);
  const by = fontSize * 0.2;
  return { left, right: right + by, top: top + by, bottom: bottom - by };
}

/**
 * Path data, in half steps of a map's grid, that covers each dot in the boxes. Drawn two half steps wide, it cuts no other
 * dot. Rows are relative to each other, because such data compresses well.
 */
export function coverDots(boxes: readonly Box[], halfStep: number): string {
  let data = "";
  for (const { left, right, top, bottom } of boxes) {
    let before: Point | null = null;
    for (let row = Math.floor(top / halfStep / 2); 2 * row * halfStep < bottom; row++) {
      const [x, y] = dotAt(row, 0);
      // Where the row's first cell starts.
      const edge = x - 1;
      const start = edge + 2 * Math.floor((left / halfStep - edge) / 2);
      const end = edge + 2 * Math.ceil((right / halfStep - edge) / 2);
      const move = before === null ? `M${start} ${y}` : `m${start - before[0]} ${y - before[1]}`;
      data += `${move}h${end - start}`;
      before = [end, y];
    }
  }
  return data;
}

const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Angles to try, in degrees: as little away from the first as possible. */
const turns = Array.from({ length: 36 }, (_, i) => (i % 2 ? 10 : -10) * Math.ceil(i / 2));

/**
 * A label on each ring, toward the middle of the map if there is room. A ring without a place where its label overlaps no
 * other label, mark or `reserved` space has none.
 */
export function placeRingLabels(
  rings: readonly MapRing[],
  labels: readonly PlacedLabel[],
  area: LabelArea,
  reserved: Box,
): PlacedLabel[] {
  const { width, height, fontSize } = area;
  // The background-colored outline of a city's name must not cut a ring's.
  const taken = [...listTaken(labels, fontSize).map((box) => grow(box, fontSize * 0.35)), reserved];
  return rings.flatMap(({ center: [x, y], radius, text }) => {
    const [toX, toY] = direction([x, y], [width / 2, height / 2]);
    const start = Math.atan2(toY, toX);
    for (const turn of turns) {
      const angle = start + (turn * Math.PI) / 180;
      const labelX = x + Math.cos(angle) * radius;
      const labelY = y + Math.sin(angle) * radius + fontSize * 0.36;
      const label: PlacedLabel = { x, y, text, labelX, labelY, anchor: "middle" };
      const box = boxOf(label, fontSize);
      if (!isFree(box, area, taken)) continue;
      taken.push(box);
      return [label];
    }
    return [];
  });
}

/** Labels of the names that do not overlap another label, a mark, `reserved` space or each other. */
export function listFreeLabels(
  names: readonly MapMark[],
  labels: readonly PlacedLabel[],
  area: LabelArea,
  reserved: Box,
): PlacedLabel[] {
  const { width, fontSize } = area;
  const taken = [...listTaken(labels, fontSize), reserved];
  return names.flatMap((name) => {
    const half = (name.text.length * fontSize * letterWidth * 1.15) / 2;
    // A name that would overlap the frame is moved inside it.
    const x = Math.min(Math.max(name.x, half + 8), width - half - 8);
    const label: PlacedLabel = { ...name, labelX: x, labelY: name.y, anchor: "middle" };
    const box = boxOf(label, fontSize);
    if (!isFree(box, area, taken)) return [];
    taken.push(box);
    return [label];
  });
}
