/** Places names on a map so that none covers another. Pure geometry, in user units of the map. */

export type MapMark = { x: number; y: number; text: string };
export type PlacedLabel = MapMark & { labelX: number; labelY: number; anchor: "start" | "end" | "middle" };
type LabelArea = { width: number; height: number; fontSize: number; most: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** Average width of a character, as a fraction of the font size. */
const letterWidth = 0.56;
const markSize = 6;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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

/** Labels of at most `most` marks, most important first; none overlaps a mark. */
export function placeLabels(marks: readonly MapMark[], area: LabelArea): PlacedLabel[] {
  const taken: Box[] = marks.map(({ x, y }) => ({
    ...{ left: x - markSize, right: x + markSize },
    ...{ top: y - markSize, bottom: y + markSize },
  }));
  const placed: PlacedLabel[] = [];
  marks.forEach((mark, own) => {
    if (placed.length >= area.most) return;
    const free = listPlaces(mark, area.fontSize).find(
      ({ box }) =>
        box.left > 4 &&
        box.right < area.width - 4 &&
        box.top > 4 &&
        box.bottom < area.height - 4 &&
        taken.every((other, i) => i === own || !overlap(box, other)),
    );
    if (!free) return;
    taken.push(free.box);
    placed.push(free.label);
  });
  return placed;
}

/** The centered names that do not overlap a label, a mark or each other. */
export function listFreeLabels(
  names: readonly MapMark[],
  labels: readonly PlacedLabel[],
  marks: readonly MapMark[],
  { width, height, fontSize }: LabelArea,
): MapMark[] {
  const boxOf = (x: number, y: number, text: string, anchor: PlacedLabel["anchor"]): Box => {
    const wide = text.length * fontSize * letterWidth * (anchor === "middle" ? 1.15 : 1);
    const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
    return { left, right: left + wide, top: y - fontSize, bottom: y + fontSize * 0.4 };
  };
  const taken = [
    ...labels.map(({ labelX, labelY, text, anchor }) => boxOf(labelX, labelY, text, anchor)),
    ...marks.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 })),
  ];
  return names.flatMap((name) => {
    const half = (name.text.length * fontSize * letterWidth * 1.15) / 2;
    // A name that would overlap the frame is moved inside it.
    const x = Math.min(Math.max(name.x, half + 8), width - half - 8);
    const box = boxOf(x, name.y, name.text, "middle");
    if (box.top < 4 || box.bottom > height - 4 || taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    return [{ ...name, x }];
  });
}
