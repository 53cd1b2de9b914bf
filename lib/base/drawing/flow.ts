import { distance, type Point } from "./points";

export type Obstacle = { x: number; y: number; r: number };

/** Slow waves of all lines: `height` is the slope's amplitude, `length` in user units. */
export type Sway = { height: number; length: number; phase: number };

const stepLength = 4;
/** The lines bend slowly: every fourth point is enough to draw them. */
const sampleEvery = 4;
const maxSteps = 4000;

/** Direction of an ideal flow to the right: a uniform stream plus a doublet for each obstacle. */
function directionAt(x: number, y: number, obstacles: readonly Obstacle[], sway: Sway): Point {
  let u = 1;
  let v = sway.height * Math.cos((x / sway.length) * 2 * Math.PI + sway.phase);
  for (const obstacle of obstacles) {
    const dx = x - obstacle.x;
    const dy = y - obstacle.y;
    const distanceSquared = dx * dx + dy * dy || 1;
    const strength = (obstacle.r * obstacle.r) / (distanceSquared * distanceSquared);
    u -= strength * (dx * dx - dy * dy);
    v -= strength * 2 * dx * dy;
  }
  const speed = Math.hypot(u, v) || 1;
  return [u / speed, v / speed];
}

/** Streamlines from `x0` to `x1` around `obstacles`. A line that hits an obstacle is left out. */
export function traceStreamlines({
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
    for (let i = 0; x < x1 && i < maxSteps; i++) {
      // Midpoint rule: plain Euler steps would spiral into the obstacles.
      const a = directionAt(x, y, obstacles, sway);
      const b = directionAt(x + (a[0] * stepLength) / 2, y + (a[1] * stepLength) / 2, obstacles, sway);
      x += b[0] * stepLength;
      y += b[1] * stepLength;
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
