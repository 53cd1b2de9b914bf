import type { Point } from "@/lib/base/drawing/points";
import { type ControlPoint, ribbon } from "@/lib/base/drawing/ribbon";

/** Shapes with the fields of a parsed page. On narrow screens, they share the upright drawing of `parse`. */
export const parsedShapes = ["parse", "sort", "gather"] as const;
export type ParsedShape = (typeof parsedShapes)[number];

/** The shape of a request path's drawing; each product has the one that shows how it works. */
export type RequestPathShape = ParsedShape | "gateway" | "cycle" | "retry" | "narrows" | "lock";

type SideLabel = { at: Point; anchor: "start" | "middle" | "end" };

/** The lines of a drawing, in SVG user units. */
export type RequestPathLines = {
  strokes: Point[][];
  /** Continues the main stroke as a line like the others. */
  tail?: Point[];
  center: Point[];
  /** Lines of other requests: other customers' traffic, failed attempts. */
  others?: Point[][];
  /** The blocked direct path: a dotted line at `y` from `fromX` to `toX`, with a gate across it at `gateX`. */
  blocked?: { fromX: number; toX: number; gateX: number; y: number };
  /** The stages after this one are across ruled lines. */
  ruledFrom?: number;
  /** Banks and gates as straight lines. */
  walls?: readonly (readonly [Point, Point])[];
  note?: SideLabel;
};

/** Horizontal position of a stage on the time scale, in user units. */
type StageX = (stage: number) => number;

/** Lines extend beyond the drawing on both sides, to the edges of any window. */
const reach = { from: -820, to: 2020 };
const stride = 10;

/** A line over the whole width; its vertical position is a function of x. */
function lineAlong(heightAt: (x: number) => number): Point[] {
  return Array.from({ length: (reach.to - reach.from) / stride + 1 }, (_, i): Point => {
    const x = reach.from + i * stride;
    return [x, heightAt(x)];
  });
}

const lerp = (a: number, b: number, share: number) => a + (b - a) * share;
const smoothstep = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** Offsets of `count` lines around a center, `spacing` apart. */
const offsetsOf = (count: number, spacing: number) =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * spacing);

/** 0 before `from`, 1 after `to`, and a smooth rise between. */
const rise = (x: number, from: number, to: number) => smoothstep((x - from) / (to - from));

/** Proxies: the river takes a detour around the blocked direct path. */
function drawGateway(x: StageX): RequestPathLines {
  const level = 206;
  const [code, gateway, exit, target, page] = [x(0), x(1), x(2), x(3), x(4)];
  const points: ControlPoint[] = [
    [reach.from, 196, 2.6],
    [-420, 216, 2.2],
    [-200, 186, 1.6],
    [code, level, 1],
    [gateway, level - 22, 0.85],
    [lerp(gateway, exit, 0.5), 108, 0.8],
    [exit, 62, 0.8],
    [lerp(exit, target, 0.3), 60, 0.85],
    [lerp(exit, target, 0.66), 128, 0.8],
    [lerp(exit, target, 0.88), 192, 0.8],
    [target, level + 8, 0.85],
    [lerp(target, page, 0.42), 244, 1],
    [lerp(target, page, 0.72), 236, 1],
    [page, level - 6, 1.05],
    [page + 190, 168, 1.6],
    [page + 430, 214, 2.2],
    [page + 820, 190, 2.6],
  ];
  const river = ribbon({ points, strokes: 7, spacing: 6.4, phase: 2 });
  return {
    ...river,
    blocked: { fromX: code, toX: target - 14, gateX: lerp(gateway, target, 0.7), y: level },
  };
}

/** Level of the middle row of a parsed page, distance of its rows, and what a new group adds. */
const rows = { level: 150, gap: 22, groupGap: 16 };

/** The lines of a river that become rows. */
const riverLines = 7;

/**
 * Heights of the rows of a parsed page, one for each field, from the fields in groups. With fewer fields than lines, the
 * lines below the last field get rows without a name.
 */
export function rowHeights(groups: readonly (readonly string[])[]): number[] {
  const groupOffsets = groups.flatMap((group, g) => group.map(() => g * rows.groupGap));
  const lastOffset = groupOffsets.at(-1) ?? 0;
  const offsets = Array.from(
    { length: Math.max(riverLines, groupOffsets.length) },
    (_, i) => (groupOffsets[i] ?? lastOffset) + i * rows.gap,
  );
  const middle = (offsets.at(-1) ?? 0) / 2;
  return offsets.map((offset) => rows.level + offset - middle);
}

/** A river whose lines straighten into the rows of the parsed fields, between the page and the parser. */
function ruleLines(
  lines: readonly Point[][],
  { page, parser, heights }: { page: number; parser: number; heights: readonly number[] },
) {
  const middle = (lines.length - 1) / 2;
  const ruled = lines.map((line, i) =>
    line.map(([px, py]): Point => [px, lerp(py, heights[i] ?? rows.level, rise(px, page, parser))]),
  );
  // The main line ends at the parser: after it, all rows are alike.
  const end = heights[middle] ?? rows.level;
  return {
    strokes: ruled.map((line, i) => (i === middle ? line.filter(([px]) => px <= parser) : line)),
    tail: [
      [parser, end],
      [reach.to, end],
    ] satisfies Point[],
    center: ruled[middle] ?? [],
    ruledFrom: 4,
  };
}

/** Scraper APIs: the direct path is blocked, another one succeeds, and the parser straightens the lines into rows. */
function drawParse(x: StageX, heights: readonly number[]): RequestPathLines {
  const { level } = rows;
  const [exit, page, parser] = [x(2), x(3), x(4)];
  const points: ControlPoint[] = [
    [reach.from, 226, 2.6],
    [-420, 190, 2.2],
    [-190, 216, 1.6],
    [x(0), 196, 1],
    [exit, 182, 0.85],
    [lerp(exit, page, 0.2), 96, 0.8],
    [lerp(exit, page, 0.38), 66, 0.9],
    [lerp(exit, page, 0.56), 112, 1],
    [lerp(exit, page, 0.76), 196, 1],
    [page, 168, 1.2],
    [parser, level, 1.4],
    [reach.to, level, 1.4],
  ];
  const river = ribbon({ points, strokes: riverLines, spacing: 7, drift: 0.5, phase: 6 });
  return {
    ...ruleLines(river.strokes, { page, parser, heights }),
    blocked: { fromX: exit, toX: lerp(exit, page, 0.58), gateX: lerp(exit, page, 0.58), y: 214 },
  };
}

/** Search pages: what comes mixed on one page is sorted into groups of rows. */
function drawSort(x: StageX, heights: readonly number[]): RequestPathLines {
  const [page, parser] = [x(3), x(4)];
  const river = offsetsOf(riverLines, 7).map((offset, i) =>
    lineAlong((px) => {
      // On the page, the lines cross: results, ads and questions are mixed.
      const mixed = rise(px, page - 330, page - 110) * (1 - rise(px, page + 20, parser));
      return (
        rows.level +
        22 * Math.sin(px / 190) * (1 - rise(px, page, parser)) +
        offset +
        mixed * 30 * Math.sin(px / 46 + i * 2.4)
      );
    }),
  );
  return ruleLines(river, { page, parser, heights });
}

/** Listings: one request asks several portals, and the parser brings their pages into the same rows. */
function drawGather(x: StageX, heights: readonly number[]): RequestPathLines {
  const [api, exit, page, parser] = [x(1), x(2), x(3), x(4)];
  const river = offsetsOf(riverLines, 1).map((offset, i) =>
    lineAlong((px) => {
      const apart = rise(px, api, exit + 150);
      return (
        rows.level +
        16 * Math.sin(px / 170) * (1 - apart) +
        offset * lerp(7, 34, apart) +
        apart * 7 * Math.sin(px / 60 + i * 1.9)
      );
    }),
  );
  return ruleLines(river, { page, parser, heights });
}

/** Where the label of the waiting time interrupts the upper bend; the loop begins and ends under it. */
export const waitLabel = { x: 600, y: 50 };

/** A loop: the run along the lower bend, the wait until the next run along the upper one. */
function drawCycle(x: StageX): RequestPathLines {
  const [first, last] = [x(0), x(4)];
  const points: ControlPoint[] = [
    [waitLabel.x, waitLabel.y, 0.4],
    [lerp(first, last, 0.26), waitLabel.y, 0.4],
    [first + 40, 72, 0.4],
    [first - 46, 142, 0.5],
    [first, 214, 0.8],
    [lerp(first, last, 0.22), 236, 1],
    [lerp(first, last, 0.5), 208, 1],
    [lerp(first, last, 0.76), 238, 1],
    [last, 214, 0.8],
    [last + 46, 140, 0.6],
    [last - 40, 70, 0.5],
    [lerp(first, last, 0.74), waitLabel.y, 0.4],
    [waitLabel.x, waitLabel.y, 0.4],
  ];
  return ribbon({ points, strokes: 7, spacing: 7.4, drift: 0.12, phase: 4 });
}

/** Attempts that fail, and one that succeeds. */
function drawRetry(x: StageX): RequestPathLines {
  const level = 186;
  const [exit, target] = [x(2), x(3)];
  const fork = exit + 16;
  const end = lerp(exit, target, 0.74);
  const points: ControlPoint[] = [
    [reach.from, 216, 2.4],
    [-300, 176, 1.8],
    [x(0), level + 10, 1],
    [fork, level - 8, 0.9],
    [lerp(exit, target, 0.4), 96, 0.8],
    [lerp(exit, target, 0.8), 78, 0.8],
    [target, 106, 0.85],
    [x(4), 176, 1],
    [x(5), 190, 1.1],
    [x(5) + 260, 152, 1.8],
    [reach.to, 196, 2.4],
  ];
  const river = ribbon({ points, strokes: 7, spacing: 6.6, phase: 3 });
  const lost = offsetsOf(5, 7).map((offset, i) =>
    Array.from({ length: 24 }, (_, k): Point => {
      const share = k / 23;
      const px = fork + (end - 12 * Math.abs(offset / 7) - fork) * share;
      return [
        px,
        lerp(level - 8, 252, smoothstep(share * 1.3)) +
          offset * (1 - 0.6 * share) +
          2 * Math.sin(px / 30 + i),
      ];
    }),
  );
  return { ...river, others: lost, note: { at: [lerp(exit, target, 0.5), 286], anchor: "middle" } };
}

/** Mobile: many users share one public IP on the way to the page, and separate again. */
function drawNarrows(x: StageX): RequestPathLines {
  const level = 170;
  const [carrier, target] = [x(2), x(3)];
  const open = (px: number) =>
    1 - rise(px, carrier - 210, carrier - 10) + rise(px, target + 10, target + 230);
  const drift = (px: number) => 12 * Math.sin(px / 150) * open(px);
  const strokes = offsetsOf(5, 5).map((offset) => lineAlong((px) => level + offset + drift(px) * 0.7));
  const others = [-104, -82, -60, -38, 38, 60, 82, 104].map((offset, i) =>
    lineAlong((px) => level + offset * (0.16 + 0.84 * open(px)) + 7 * Math.sin(px / 84 + i * 1.7) * open(px)),
  );
  const banks = [-1, 1].map((side): [Point, Point] => [
    [carrier - 26, level + side * 50],
    [target + 26, level + side * 50],
  ]);
  return {
    strokes,
    center: strokes[2] ?? [],
    others,
    walls: banks,
    note: { at: [lerp(carrier, target, 0.5), level - 64], anchor: "middle" },
  };
}

/** Web unblocker: a path in steps, each behind a gate; the last one is level with the page. */
function drawLock(x: StageX): RequestPathLines {
  const [firstTry, nextRoute, page] = [x(3), x(4), x(5)];
  const heights = { top: 86, middle: 150, bottom: 214 };
  const step = (px: number) =>
    heights.top +
    (heights.middle - heights.top) * rise(px, firstTry - 18, firstTry + 18) +
    (heights.bottom - heights.middle) * rise(px, nextRoute - 18, nextRoute + 18);
  const roughness = (px: number) =>
    1 - 0.5 * rise(px, firstTry - 30, firstTry + 30) - 0.5 * rise(px, nextRoute - 30, nextRoute + 30);
  const strokes = offsetsOf(7, 7.5).map((offset, i) =>
    lineAlong(
      (px) =>
        step(px) + offset + (6 * Math.sin(px / 38 + i * 1.2) + 4 * Math.sin(px / 17 - i)) * roughness(px),
    ),
  );
  const gate = (px: number, from: number, to: number): [Point, Point] => [
    [px, from - 46],
    [px, to + 46],
  ];
  return {
    strokes,
    center: strokes[3] ?? [],
    walls: [gate(firstTry, heights.top, heights.middle), gate(nextRoute, heights.middle, heights.bottom)],
    note: { at: [Math.min(firstTry + 22, page - 120), heights.top - 30], anchor: "start" },
  };
}

const drawings = {
  gateway: drawGateway,
  parse: drawParse,
  sort: drawSort,
  gather: drawGather,
  cycle: drawCycle,
  retry: drawRetry,
  narrows: drawNarrows,
  lock: drawLock,
} satisfies Record<RequestPathShape, (x: StageX, heights: readonly number[]) => RequestPathLines>;

/**
 * The lines of a request path.
 * @param x horizontal position of a stage; an index beyond the last stage gives the end of the scale
 * @param heights vertical positions of the rows of a parsed page
 */
export function drawRequestPath(
  shape: RequestPathShape,
  x: StageX,
  heights: readonly number[],
): RequestPathLines {
  return drawings[shape](x, heights);
}
