import { distance, type Point } from "@/lib/base/drawing/points";

/** The part of `polygon` that is nearer to `site` than to `other`. */
function cutBetween(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const middle: Point = [(site[0] + other[0]) / 2, (site[1] + other[1]) / 2];
  const normal: Point = [other[0] - site[0], other[1] - site[1]];
  const side = (p: Point) => (p[0] - middle[0]) * normal[0] + (p[1] - middle[1]) * normal[1];
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const kept: Point[] = a <= 0 ? [from] : [];
    if (a * b < 0) {
      const share = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    return kept;
  });
}

/** Voronoi cells of `sites`, a polygon per site. Choose `reach` above the widest gap between neighbors. */
export function cells(
  sites: readonly Point[],
  { width, height, reach }: { width: number; height: number; reach: number },
): Point[][] {
  const sheet: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return sites.map((site) =>
    sites.reduce<Point[]>(
      (cell, other) =>
        other === site || distance(site, other) > reach ? cell : cutBetween(cell, site, other),
      sheet,
    ),
  );
}
