import { distance, type Point } from "./points";

export type Obstacle = { x: number; y: number; r: number };

/** Slow waves of all lines: `height` is the slope's amplitude, `length` in user units. */
export type Sway = { height: number; length: number; phase: number };

const stride = 4;
/** The lines bend slowly: every fourth point is enough to draw them. */
const sampleEvery = 4;
const maxStrides = 4000;

/** Direction of an ideal flow to the right: a uniform stream plus a doublet for each obstacle. */
function headingAt(x: number, y: number, obstacles: readonly Obstacle[], sway: Sway): Point {
  let u = 1;
  let v = sway.height * Math.cos((x / sway.length) * 2 * Math.PI + sway.phase);
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

/** Streamlines from `x0` to `x1` around `obstacles`. A line that hits an obstacle is left out. */
export function flow({
  x0,
  x1,
  starts,
  obstacles,
  sway = { height: 0, length: 1, phase: 0 },
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
      // Midpoint rule: plain Euler steps would spiral into the islands.
      const a = headingAt(x, y, obstacles, sway);
      const b = headingAt(x + (a[0] * stride) / 2, y + (a[1] * stride) / 2, obstacles, sway);
      x += b[0] * stride;
      y += b[1] * stride;
      if (i % sampleEvery === sampleEvery - 1 || x >= x1) line.push([x, y]);
    }
    const hitsObstacle = line.some((p) => obstacles.some((o) => distance(p, [o.x, o.y]) < o.r * 0.985));
    if (!hitsObstacle) lines.push(line);
  }
  return lines;
}

/** `count` heights evenly spread over `from` … `to`, each in the middle of its interval. */
export function spread(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
}
