import { contours as isolines } from "d3-contour";
import type { Point } from "./points";

/** A hill of the terrain: center, spread along both axes, height, and rotation in radians. */
export type Hill = { x: number; y: number; rx: number; ry: number; height: number; turn?: number };

export type Contour = {
  /** Height of the line. */
  value: number;
  /** Closed rings; the first point is not repeated at the end. */
  rings: Point[][];
};

function heightAt(x: number, y: number, hills: readonly Hill[], roughness: number, seed: number): number {
  let height = 0;
  for (const hill of hills) {
    const cos = Math.cos(hill.turn ?? 0);
    const sin = Math.sin(hill.turn ?? 0);
    const dx = x - hill.x;
    const dy = y - hill.y;
    const u = (dx * cos + dy * sin) / hill.rx;
    const v = (dy * cos - dx * sin) / hill.ry;
    height += hill.height * Math.exp(-(u * u + v * v) / 2);
  }
  return (
    height +
    roughness *
      (Math.sin(x * 0.011 + seed) * Math.cos(y * 0.013 - seed) +
        0.6 * Math.sin(x * 0.023 - y * 0.019 + seed * 2) +
        0.35 * Math.cos(x * 0.041 + y * 0.037 + seed))
  );
}

/** Contour lines of a terrain made of hills. Rings of fewer than `minPoints` points are left out. */
export function contours({
  width,
  height,
  hills,
  levels,
  cell,
  roughness,
  seed,
  minPoints = 8,
}: {
  width: number;
  height: number;
  hills: readonly Hill[];
  levels: readonly number[];
  cell: number;
  roughness: number;
  seed: number;
  minPoints?: number;
}): Contour[] {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const heights = Array.from({ length: columns * rows }, (_, i) =>
    heightAt((i % columns) * cell, Math.floor(i / columns) * cell, hills, roughness, seed),
  );
  return isolines()
    .size([columns, rows])
    .thresholds([...levels])(heights)
    .map(({ value, coordinates }) => ({
      value,
      rings: coordinates
        .flat()
        .filter((ring) => ring.length > minPoints)
        .map((ring) =>
          // d3-contour places a cell's value at its center, hence the half.
          ring.slice(0, -1).map(([x = 0, y = 0]): Point => [(x - 0.5) * cell, (y - 0.5) * cell]),
        ),
    }));
}
