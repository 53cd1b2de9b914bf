import type { Point } from "@/lib/base/drawing/points";

/**
 * Position of the `index`-th cell of a Hilbert curve over `size` × `size` cells (`size` a power of two).
 * Neighbors in the sequence are neighbors in the plane, so an IP block stays contiguous.
 */
export function hilbertCell(index: number, size: number): Point {
  let [x, y] = [0, 0];
  let rest = index;
  for (let edge = 1; edge < size; edge *= 2) {
    const right = 1 & Math.floor(rest / 2);
    const down = 1 & (rest ^ right);
    if (down === 0) {
      if (right === 1) [x, y] = [edge - 1 - x, edge - 1 - y];
      [x, y] = [y, x];
    }
    x += edge * right;
    y += edge * down;
    rest = Math.floor(rest / 4);
  }
  return [x, y];
}
