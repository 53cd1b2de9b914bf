import { describe, expect, it } from "vitest";
import { fitCubics } from "@/lib/base/drawing/fit";
import { toPath } from "@/lib/base/drawing/path";
import { distance, type Point } from "@/lib/base/drawing/points";

const arc = (degrees: number, radius = 100): Point[] =>
  Array.from({ length: degrees + 1 }, (_, i): Point => {
    const angle = (i * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const commands = (path: string) => path.match(/[a-zA-Z]/g)?.join("") ?? "";

describe("toPath", () => {
  it("draws nothing for fewer than two points", () => {
    expect(toPath([])).toBe("");
    expect(toPath([[1, 1]])).toBe("");
  });

  it("draws a straight row of points as one line", () => {
    const row = Array.from({ length: 50 }, (_, i): Point => [i * 4, 10]);
    expect(toPath(row)).toBe("M0 10l196 0");
  });

  it("needs few curves for many points of a smooth line", () => {
    expect(commands(toPath(arc(180))).length).toBeLessThanOrEqual(5);
  });

  it("rounds every coordinate to the grid", () => {
    const numbers = toPath(arc(200, 73.3), { grid: 2, tolerance: 2 }).match(/-?[\d.]+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(4);
    expect(numbers.every((number) => Number(number) % 2 === 0)).toBe(true);
  });

  it("does not accumulate rounding errors", () => {
    const points = Array.from({ length: 400 }, (_, i): Point => [i * 3.3, 20 * Math.sin(i / 9)]);
    const path = toPath(points, { grid: 1 });
    let [x, y] = [0, 0];
    for (const [, command, data] of path.matchAll(/([Mlc])([^Mlc]*)/g)) {
      const numbers = data?.match(/-?\.?\d+\.?\d*/g)?.map(Number) ?? [];
      const end = numbers.slice(-2);
      x = command === "M" ? (end[0] ?? 0) : x + (end[0] ?? 0);
      y = command === "M" ? (end[1] ?? 0) : y + (end[1] ?? 0);
    }
    const last = points.at(-1) ?? [0, 0];
    expect(distance([x, y], last)).toBeLessThan(1);
  });

  it("closes a ring", () => {
    expect(toPath(arc(359), { closed: true })).toMatch(/z$/);
  });

  it("draws the same path for the same points", () => {
    expect(toPath(arc(140))).toBe(toPath(arc(140)));
  });
});

describe("fitCubics", () => {
  it("joins segments smoothly and without gaps", () => {
    const segments = fitCubics(arc(270), 0.05, false);
    expect(segments.length).toBeGreaterThan(1);
    segments.slice(1).forEach((segment, i) => {
      const before = segments[i];
      if (!before) throw new Error("no segment before");
      expect(segment[0]).toEqual(before[3]);
      const cross =
        (before[3][0] - before[2][0]) * (segment[1][1] - segment[0][1]) -
        (before[3][1] - before[2][1]) * (segment[1][0] - segment[0][0]);
      expect(Math.abs(cross)).toBeLessThan(
        1e-6 * distance(before[2], before[3]) * distance(segment[0], segment[1]) + 1e-6,
      );
    });
  });

  it("stays within the tolerance of every point", () => {
    const points = arc(300, 80);
    const segments = fitCubics(points, 0.2, false);
    const drawn = segments.flatMap(([a, b, c, d]) =>
      Array.from({ length: 101 }, (_, i): Point => {
        const t = i / 100;
        const s = 1 - t;
        const at = (k: 0 | 1) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
        return [at(0), at(1)];
      }),
    );
    for (const point of points) {
      expect(Math.min(...drawn.map((place) => distance(place, point)))).toBeLessThan(1);
    }
    expect(drawn.every((place) => Math.abs(Math.hypot(...place) - 80) < 0.25)).toBe(true);
  });
});
