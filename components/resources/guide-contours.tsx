import { contours } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";

const size = { width: 1200, height: 640 };
const levels = [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92, 1];

export function GuideContours({ seed }: { seed: string }) {
  const turn = seed.length % 7;
  const land = contours({
    ...size,
    hills: [
      { x: 820, y: 250 + turn * 14, rx: 190, ry: 130, height: 1, turn: turn * 0.35 },
      { x: 1080, y: 470 - turn * 20, rx: 150, ry: 110, height: 0.75, turn: -turn * 0.2 },
      { x: 560, y: 560, rx: 190, ry: 80, height: 0.4 },
    ],
    levels,
    cell: 12,
    roughness: 0.05,
    seed: turn + 3,
    minPoints: 16,
  });
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 right-0 h-full w-[max(1200px,100%)] fill-none stroke-tint-500/80 [mask:linear-gradient(90deg,transparent_54%,#000_72%)] max-md:top-auto max-md:bottom-0 max-md:h-75 max-md:[mask:linear-gradient(transparent,#000_45%)]"
      height={size.height}
      preserveAspectRatio="xMaxYMid slice"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
    >
      <path
        d={land
          .flatMap(({ rings }) =>
            rings.map((ring) => toPath(ring, { grid: 1, tolerance: 0.8, closed: true })),
          )
          .join("")}
      />
    </svg>
  );
}
