import { distance, type Point } from "./points";

/** A round island that the current parts around. */
export type Obstacle = { x: number; y: number; r: number };

/** Slow waves of the whole current: `height` is the slope's amplitude, `length` in user units. */
export type Sway = { height: number; length: number; phase: number };

const stride = 4;
/** The lines bend slowly: every fourth place is enough to draw them by. */
const kept = 4;
const maxStrides = 4000;

/** Direction of an ideal flow to the right: a uniform stream plus a doublet for each obstacle. */
function headingAt(x: number, y: number, obstacles: readonly Obstacle[], sway: Sway | undefined): Point {
  let u = 1;
  let v = sway ? sway.height * Math.cos((x / sway.length) * 2 * Math.PI + sway.phase) : 0;
  for (const island of obstacles) {
    const dx = x - island.x;
    const dy = y - island.y;
    const square = dx * dx + dy * dy || 1;
    const strength = (island.r * island.r) / (square * square);
    u -= strength * (dx * dx - dy * dy);
    v -= strength * 2 * dx * dy;
  }
  const speed = Math.hypot(u, v) || 1;
  return [u / speed, v / speed];
}

/**
 * Streamlines of a current from `x0` to `x1`, one per start height in `starts`, parting around
 * `obstacles`. A line that would run aground is left out, so fewer lines than starts may come back.
 */
export function flow({
  x0,
  x1,
  starts,
  obstacles,
  sway,
}: {
  x0: number;
  x1: number;
  starts: readonly number[];
  obstacles: readonly Obstacle[];
  sway?: Sway;
}): Point[][] {
  const lines: Point[][] = [];
  for (const start of starts) {
    const line: Point[] = [[x0, start]];
    let [x, y] = [x0, start];
    for (let i = 0; x < x1 && i < maxStrides; i++) {
      // Midpoint rule: plain Euler steps spiral into the islands.
      const a = headingAt(x, y, obstacles, sway);
      const b = headingAt(x + (a[0] * stride) / 2, y + (a[1] * stride) / 2, obstacles, sway);
      x += b[0] * stride;
      y += b[1] * stride;
      if (i % kept === kept - 1 || x >= x1) line.push([x, y]);
    }
    const aground = line.some((p) => obstacles.some((o) => distance(p, [o.x, o.y]) < o.r * 0.985));
    if (!aground) lines.push(line);
  }
  return lines;
}

/** `count` heights evenly spread over `from` … `to`, each in the middle of its share. */
export function spread(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
}
