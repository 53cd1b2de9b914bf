import { type Obstacle, spread, traceStreamlines } from "@/lib/base/drawing/flow";
import type { Stroke } from "@/lib/base/drawing/mask-file";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { motifs } from "./cover-motifs";

/** Backgrounds of a cover; `post-cover.module.css` sets their stroke colors. */
const coverGrounds = ["deep", "light", "dark", "paper"] as const;
type CoverGround = (typeof coverGrounds)[number];

export const coverSizes = {
  /** At the top of a page. */
  large: { width: 690, height: 400, lines: 34, gap: 14 },
  /** In a list; drawn larger than shown, so that the lines have room to part. */
  small: { width: 400, height: 400, lines: 14, gap: 28 },
};
const precision = { grid: 1, tolerance: 0.6 };

export type CoverSize = keyof typeof coverSizes;

/** A pseudo-random generator from 0 to 1 (mulberry32): the same seed always gives the same numbers. */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One to three islands that do not overlap each other or the edge. */
function placeIslands(random: () => number, width: number, height: number): Obstacle[] {
  const count = 1 + Math.floor(random() * 3) * (width > height * 1.4 ? 1 : 0.5);
  const islands: Obstacle[] = [];
  for (let tries = 0; islands.length < count && tries < 40; tries++) {
    const r = height * (islands.length === 0 ? 0.2 + random() * 0.09 : 0.09 + random() * 0.07);
    const island = {
      x: width * (0.18 + random() * 0.64),
      y: height * (0.24 + random() * 0.52),
      r,
    };
    const isClear = islands.every((o) => Math.hypot(o.x - island.x, o.y - island.y) > (o.r + r) * 1.35);
    if (isClear) islands.push(island);
  }
  return islands;
}

/** The background of a post's cover. Its own seed keeps it independent of the islands. */
export function chooseGround(slug: string): CoverGround {
  return coverGrounds[Math.floor(randomFrom(`${slug}/ink`)() * coverGrounds.length)] ?? "deep";
}

export function coverName(slug: string, size: CoverSize): string {
  return `covers/${slug}-${size}`;
}

/** Path of a river that flows around islands, generated from the seed. */
export function buildRiver(seed: string, width: number, height: number, lines: number): string {
  const random = randomFrom(seed);
  const sway = {
    height: 0.08 + random() * 0.08,
    length: width * (1.1 + random() * 0.6),
    phase: random() * 6,
  };
  const obstacles = placeIslands(random, width, height);
  const margin = height * 0.2;
  return traceStreamlines({
    x0: -20,
    x1: width + 20,
    starts: spread(lines, -margin, height + margin),
    obstacles,
    sway,
  })
    .map((line) => toPath(line, precision))
    .join("");
}

/** The strokes of a post's cover: its motif, or a river. Each size is a drawing of its own. */
export function buildCover({ slug, cover }: Pick<PostSummary, "slug" | "cover">, size: CoverSize): Stroke[] {
  const { width, height, lines: count, gap } = coverSizes[size];
  if (cover === undefined) return [{ d: buildRiver(slug, width, height, count) }];
  const { lines, faint = [] } = motifs[cover](gap);
  const draw = (line: Point[]) =>
    toPath(
      line.map(([x, y]) => [x + width / 2, y + height / 2]),
      precision,
    );
  const strokes: Stroke[] = [{ d: lines.map(draw).join("") }];
  return faint.length === 0 ? strokes : [...strokes, { d: faint.map(draw).join(""), opacity: 0.4 }];
}
