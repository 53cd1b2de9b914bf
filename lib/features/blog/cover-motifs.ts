import { spread, traceStreamlines } from "@/lib/base/drawing/flow";
import type { Point } from "@/lib/base/drawing/points";
import type { CoverMotif } from "@/lib/content/endpoints/schemas-posts";

/** Lines of a motif around 0, 0. `faint` ones are drawn lighter. */
type Drawing = { lines: Point[][]; faint?: Point[][] };

/**
 * The drawn area around the center: a little more than the largest cover (`coverSizes`). The small one shows only 200 to each
 * side; a motif must be recognizable there.
 */
const edge = { x: 360, y: 210 };

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** From 0 at `from` to 1 at `to`, flat at both ends. */
function smoothstep(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A line from left to right, at the height `y(x)`. */
function across(y: (x: number) => number, from = -edge.x, to = edge.x): Point[] {
  return range(from, to, 6).map((x) => [x, y(x)]);
}

/** A line from top to bottom, at `x(y)`. */
function down(x: (y: number) => number, from = -edge.y, to = edge.y): Point[] {
  return range(from, to, 6).map((y) => [x(y), y]);
}

function arc(x: number, y: number, r: number, from = 0, to = 2 * Math.PI): Point[] {
  const count = Math.max(12, Math.ceil((r * Math.abs(to - from)) / 6));
  return range(0, count, 1).map((i) => {
    const angle = from + ((to - from) * i) / count;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** The sides of a rectangle, one line each, because a curve would round its corners. */
function rectangle(x0: number, y0: number, x1: number, y1: number): Point[][] {
  const corners: Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4] ?? corner]);
}

/** The parts of a line whose points are kept. */
function cut(line: readonly Point[], isKept: (point: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (isKept(point)) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

const rows = (gap: number) => range(-edge.y, edge.y, gap);

/** What each motif draws; `gap` is the distance between lines. */
export const motifs: Record<CoverMotif, (gap: number) => Drawing> = {
  /** A field that is halved again and again. */
  blocks: (gap) => {
    const lines: Point[][] = [];
    let [x0, y0] = [-edge.x, -edge.y];
    for (const isWide of [true, false, true, false]) {
      // To the right of the edge, so that the first cut is beside the center.
      const [x, y] = [(x0 + 400) / 2, (y0 + edge.y) / 2];
      if (isWide) lines.push(...range(y0, edge.y, gap).map((row) => across(() => row, x0, x - gap)));
      else lines.push(...range(x0, edge.x, gap).map((column) => down(() => column, y0, y - gap)));
      if (isWide) x0 = x;
      else y0 = y;
    }
    return { lines };
  },
  /** A circle that all lines keep clear of. */
  clear: (gap) => ({
    lines: traceStreamlines({
      x0: -edge.x,
      x1: edge.x,
      starts: spread(Math.round(560 / gap), -280, 280),
      obstacles: [{ x: 0, y: 0, r: 104 }],
    }),
  }),
  /** Columns; from the middle on, they move aside for a new one. */
  drift: (gap) => {
    const pitch = 34 + gap * 2;
    return {
      lines: range(-7, 7, 1).flatMap((column) =>
        range(-1, 1, 1).map((line) => {
          const x = (column - 0.5) * pitch + line * gap * 0.8;
          return down((y) => x + (column > 0 ? pitch * smoothstep(y, -60, 60) : 0));
        }),
      ),
    };
  },
  /** Lines that turn and come back lighter. */
  echo: (gap) => {
    const turns = range(gap * 1.5, edge.x, gap);
    return {
      lines: turns.map((r) => [...across(() => -r, -edge.x, -6), ...arc(0, 0, r, -Math.PI / 2, 0)]),
      faint: turns.map((r) => [...across(() => r, -edge.x, -6), ...arc(0, 0, r, Math.PI / 2, 0)]),
    };
  },
  /** A bundle that fans out. */
  fan: (gap) => ({
    lines: range(-12, 12, gap / 14).map((i) => across((x) => i * (4 + 20 * smoothstep(x, -220, 420)))),
  }),
  /** A page that all lines of a wall make way for. */
  front: (gap) => ({
    lines: [
      ...rectangle(-92, -120, 92, 120),
      ...range(-92, 92, gap).map((y, i): Point[] => [
        [-66, y],
        [[66, 20, 52, -10][i % 4] ?? 0, y],
      ]),
    ],
    faint: range(gap / 2, edge.x, gap).flatMap((x) =>
      [-1, 1].map((side) =>
        down((y) => {
          const parted = smoothstep(Math.abs(y), edge.y, 124);
          const aside = (92 + gap * 0.5) * parted * (1 - x / edge.x);
          return side * (x + aside) + 8 * (1 - parted) * Math.sin(y / 60);
        }),
      ),
    ),
  }),
  /** Two places, each with rings of its own; they do not match where they meet. */
  places: (gap) => {
    const isLeft = ([x, y]: Point) => x < 10 + 24 * Math.sin(y / 70);
    return {
      lines: [
        ...range(gap, 480, gap).flatMap((r) => cut(arc(-105, -20, r), isLeft)),
        ...range(gap, 480, gap * 1.7).flatMap((r) => cut(arc(120, 30, r), (point) => !isLeft(point))),
      ],
    };
  },
  /** Lines that stop before closed plots, three of which a small cover shows, and go on between them. */
  plots: (gap) => {
    const closed: Point[] = [
      [-80, -76],
      [80, 0],
      [-80, 76],
      [-262, 0],
      [262, -76],
    ];
    const isOpen = ([x, y]: Point) =>
      closed.every(([px, py]) => Math.abs(x - px) > 57 || Math.abs(y - py) > 57);
    return {
      lines: [
        ...rows(gap).flatMap((row) =>
          cut(
            across(() => row),
            isOpen,
          ),
        ),
        ...closed.flatMap(([x, y]) => rectangle(x - 40, y - 40, x + 40, y + 40)),
      ],
    };
  },
  /** Three arcs, each wider than the last, above level lines. */
  retries: (gap) => {
    const hops = [
      { x: -168, r: 32 },
      { x: -74, r: 62 },
      { x: 100, r: 112 },
    ];
    return {
      lines: [
        ...hops.flatMap(({ x, r }) =>
          range(0, r - gap / 2, gap).map((inset) => arc(x, 66, r - inset, Math.PI, 2 * Math.PI)),
        ),
        ...range(66 + gap, edge.y, gap).map((row) => across(() => row)),
      ],
    };
  },
  /** A few strong lines among many faint ones. */
  sample: (gap) => {
    const all = range(-280, 280, gap).map((row) => across((x) => row + 26 * Math.sin(x / 110 + row / 170)));
    const isStrong = (i: number) => i % 6 === 2;
    return { lines: all.filter((_, i) => isStrong(i)), faint: all.filter((_, i) => !isStrong(i)) };
  },
  /** Waves that become flat from left to right. */
  slowing: (gap) => ({
    lines: range(-280, 280, gap).map((row) =>
      across((x) => row + 17 * (1 - smoothstep(x, -160, 200)) * Math.sin(24 * Math.log(1 + (x + 400) / 160))),
    ),
  }),
  /** A bundle of lines through a pipe; the others pass outside. */
  tunnel: (gap) => ({
    lines: [
      ...rows(gap).map((row) => {
        const squeeze = Math.abs(row) < 110 ? 0.55 : -0.12;
        return across((x) => row * (1 - squeeze * smoothstep(x, -260, -120) * (1 - smoothstep(x, 120, 260))));
      }),
      [
        [-110, -64],
        [110, -64],
      ],
      [
        [-110, 64],
        [110, 64],
      ],
      ...[-110, 110].map((x) => arc(0, 0, 64).map(([px, py]): Point => [x + px * 0.28, py])),
    ],
  }),
};
