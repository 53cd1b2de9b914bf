import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";
import { seeded } from "./random.ts";
import { sceneBox, sceneHeight } from "./scene.ts";
import { buildDrawingFile, circle, group, path, tint } from "./svg.ts";

type Fork = { at: Point; children: Fork[]; depth: number };

const depths = 6;
const random = seeded(23);
const outlet = 1110;
const columns = [outlet, 1216, 1330, 1452, 1584, 1730, 1900];

/** A tree whose leaves are evenly spread over the height; each fork is at the middle of its branches. */
function grow(depth: number, from: number, to: number): Fork {
  const x = (columns[depth] ?? 0) + (random() - 0.5) * 44;
  const room = to - from;
  const count =
    depth === depths || room < 26 ? 0 : room < 60 ? 1 + Math.round(random()) : 2 + Math.round(random() * 0.9);
  const cuts = Array.from({ length: count + 1 }, (_, i) => {
    const even = from + (room * i) / Math.max(1, count);
    const isEdge = i === 0 || i === count;
    return isEdge ? even : even + (random() - 0.5) * room * 0.22;
  });
  const children = Array.from({ length: count }, (_, i) =>
    grow(depth + 1, cuts[i] ?? from, cuts[i + 1] ?? to),
  );
  const middle = children.reduce((sum, { at }) => sum + at[1], 0) / Math.max(1, children.length);
  const y = children.length > 0 ? middle : (from + to) / 2;
  return { at: [x, y], children, depth };
}

const root = grow(0, -90, sceneHeight + 90);

type Reach = { data: string; depth: number };

function listReaches(fork: Fork): Reach[] {
  const [x, y] = fork.at;
  return fork.children.flatMap((child) => {
    const [cx, cy] = child.at;
    const bend = (random() - 0.5) * 26;
    const points = spline(
      [
        [x, y, 1],
        [x + (cx - x) * 0.34, y + (cy - y) * 0.2 + bend, 1],
        [x + (cx - x) * 0.68, y + (cy - y) * 0.82 - bend, 1],
        [cx, cy, 1],
      ],
      6,
    ).map(([px, py]): Point => [px, py]);
    return [{ data: toPath(points, { grid: 1, tolerance: 0.8 }), depth: fork.depth }, ...listReaches(child)];
  });
}

const reaches = listReaches(root);
const inlet = toPath(
  spline(
    [
      [640, root.at[1] + 40, 1],
      [820, root.at[1] - 26, 1],
      [980, root.at[1] + 20, 1],
      [root.at[0], root.at[1], 1],
    ],
    8,
  ).map(([x, y]): Point => [x, y]),
  { grid: 1, tolerance: 0.8 },
);

function listForks(fork: Fork): Fork[] {
  return [fork, ...fork.children.flatMap(listForks)];
}

/** Progress of the crawl: streams left of the front are done, the others are queued. */
const front = (y: number) => 1440 + 60 * Math.sin(y / 128) + 28 * Math.sin(y / 51);
const frontLine = toPath(
  Array.from({ length: 40 }, (_, i): Point => [front((i * sceneHeight) / 39), (i * sceneHeight) / 39]),
  { grid: 1, tolerance: 0.8 },
);
const forks = listForks(root).slice(1);
const dot = ({ at: [x, y] }: Fork) => `M${Math.round(x)} ${Math.round(y)}v.1`;
const isRead = ({ at: [x, y] }: Fork) => x < front(y);

/** Width of the streams, from the outlet upstream. */
const widths = [5, 3.4, 2.4, 1.7, 1.2, 0.9];
const drawDots = (read: boolean, color: string, width: number) =>
  path(
    forks
      .filter((fork) => isRead(fork) === read)
      .map(dot)
      .join(""),
    { stroke: color, "stroke-linecap": "round", "stroke-width": width },
  );
const [startX, startY] = [Math.round(root.at[0]), Math.round(root.at[1])];

/** Web scraper: a river basin seen from its outlet: a start page and the pages that it links to. */
export const drawCatchment = () =>
  buildDrawingFile(
    sceneBox,
    group(
      { fill: "none", stroke: tint(600), "stroke-linecap": "round" },
      path(inlet, { "stroke-width": 6.4 }),
      ...widths.map((width, depth) =>
        path(reaches.flatMap((reach) => (reach.depth === depth ? [reach.data] : [])).join(""), {
          "stroke-width": width,
        }),
      ),
    ),
    drawDots(false, tint(700), 11),
    drawDots(false, "var(--paper)", 7.5),
    drawDots(true, tint(800), 11),
    path(frontLine, {
      fill: "none",
      stroke: "var(--ink)",
      "stroke-dasharray": "1 7",
      "stroke-linecap": "round",
      "stroke-width": 2.4,
    }),
    circle(startX, startY, 12, { fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": 2 }),
    circle(startX, startY, 4, { fill: "var(--ink)" }),
  );
