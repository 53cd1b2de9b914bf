import { toPath } from "@/lib/drawing/path";
import { ribbon } from "@/lib/drawing/ribbon";
import type { ControlPoint } from "@/lib/drawing/spline";

const river = ribbon({
  strokes: 9,
  spacing: 8,
  // From the right edge of the window past the old bend, then down and out of the section.
  points: [
    [1500, 300, 1.8],
    [1100, 372, 1.4],
    [760, 352, 1.05],
    [540, 336, 0.9],
    [340, 352, 0.85],
    [170, 400, 0.9],
    [96, 520, 1.05],
    [110, 700, 1.4],
    [60, 900, 1.6],
  ],
});

/** The old bend: an arc whose water thins out at both ends. */
const bend: ControlPoint[] = Array.from({ length: 13 }, (_, i) => {
  const turn = ((140 + (260 * i) / 12) * Math.PI) / 180;
  const depth = Math.sin((Math.PI * (i + 0.6)) / 13.2);
  return [310 + 150 * Math.cos(turn), 168 + 112 * Math.sin(turn), 0.08 + 0.92 * depth];
});
const lake = ribbon({ strokes: 9, spacing: 7, points: bend, drift: 0.1 });

/** An oxbow lake: the river has found a shorter way and left this bend behind. */
export function OxbowLake() {
  return (
    <svg
      viewBox="0 0 620 440"
      className="w-full overflow-visible"
      role="img"
      aria-label="A river runs straight on and leaves an old bend behind as a lake"
    >
      {[...river.strokes, ...lake.strokes].map((stroke, index) => {
        const fromCenter = Math.abs((index % 9) - 4);
        const d = toPath(stroke);
        return (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={fromCenter === 0 ? "var(--tint-700)" : "var(--tint-600)"}
            strokeWidth={fromCenter === 0 ? 1.9 : 1.2}
            opacity={1 - fromCenter * 0.1}
          />
        );
      })}
      <text
        x="310"
        y="176"
        textAnchor="middle"
        className="font-display"
        fontSize="52"
        fontWeight="560"
        fill="var(--fg)"
      >
        404
      </text>
      <text
        x="310"
        y="204"
        textAnchor="middle"
        fontSize="13.5"
        fontStyle="italic"
        letterSpacing="1.4"
        fill="var(--fg-2)"
      >
        cut off
      </text>
    </svg>
  );
}
