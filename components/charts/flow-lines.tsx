import { flow, type Obstacle, spread } from "@/lib/drawing/flow";
import { toPath } from "@/lib/drawing/path";
import type { Point } from "@/lib/drawing/points";

/**
 * A current of `count` lines that parts around round islands; `stretch` widens the whole drawing, which
 * makes islands oval. Decoration: hidden from screen readers.
 */
export function FlowLines({
  width,
  height,
  count,
  islands,
  stretch,
  className,
}: {
  width: number;
  height: number;
  count: number;
  /** In user units of the drawing before it is stretched. */
  islands: readonly Obstacle[];
  stretch: number;
  className?: string;
}) {
  const beyond = height / 4;
  const lines = flow({
    x0: -40,
    x1: width / stretch + 40,
    starts: spread(count, -beyond, height + beyond),
    obstacles: islands,
  });
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <path d={lines.map((line) => toPath(line.map(([x, y]): Point => [x * stretch, y]))).join("")} />
    </svg>
  );
}
