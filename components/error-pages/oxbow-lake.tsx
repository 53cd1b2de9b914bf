import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";

const river = ribbon({
  strokes: 9,
  spacing: 8,
  // The river: from the right edge past the old bend, then down.
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

/** The cut-off bend: an arc that gets thinner at both ends. */
const bend: ControlPoint[] = Array.from({ length: 13 }, (_, i) => {
  const turn = ((140 + (260 * i) / 12) * Math.PI) / 180;
  const depth = Math.sin((Math.PI * (i + 0.6)) / 13.2);
  return [310 + 150 * Math.cos(turn), 168 + 112 * Math.sin(turn), 0.08 + 0.92 * depth];
});
const lake = ribbon({ strokes: 9, spacing: 7, points: bend, drift: 0.1 });

const riverPaths = river.strokes.map((stroke) => toPath(stroke));
const lakePaths = lake.strokes.map((stroke) => toPath(stroke));

const states = {
  "cut-off": {
    figure: "404",
    note: "cut off",
    label: "A river runs straight on and leaves an old bend behind as a lake",
    // Solid lines: a lake with water.
    dashes: undefined,
  },
  flooded: {
    figure: "500",
    note: "flooded",
    label: "A river runs straight on, and the old bend beside it is full of water",
    dashes: undefined,
  },
  dry: {
    figure: "410",
    note: "dry",
    label: "A river runs straight on; of the old bend beside it only the dry bed is left",
    // Dashed lines: a dry lake bed, as on maps.
    dashes: "3 9",
  },
};

type StrokeProps = { d: string; index: number; dashes?: string };

function Stroke({ d, index, dashes }: StrokeProps) {
  const fromCenter = Math.abs((index % 9) - 4);
  return (
    <path
      d={d}
      fill="none"
      opacity={1 - fromCenter * 0.1}
      stroke={fromCenter === 0 ? "var(--tint-700)" : "var(--tint-600)"}
      strokeDasharray={dashes}
      strokeLinecap="round"
      strokeWidth={fromCenter === 0 ? 1.9 : 1.2}
    />
  );
}

/** A picture of an oxbow lake, with water or dry. */
export function OxbowLake({ state }: { state: keyof typeof states }) {
  const { figure, note, label, dashes } = states[state];
  return (
    <svg aria-label={label} className="w-full overflow-visible" role="img" viewBox="0 0 620 440">
      {riverPaths.map((d, index) => (
        <Stroke d={d} index={index} key={d} />
      ))}
      {lakePaths.map((d, index) => (
        <Stroke d={d} dashes={dashes} index={index} key={d} />
      ))}
      <text
        className="font-display"
        fill="var(--fg)"
        fontSize="52"
        fontWeight="560"
        textAnchor="middle"
        x="310"
        y="176"
      >
        {figure}
      </text>
      <text
        className="text-[13.5px] max-sm:text-[24px]"
        fill="var(--fg-2)"
        fontStyle="italic"
        letterSpacing="1.4"
        textAnchor="middle"
        x="310"
        y="206"
      >
        {note}
      </text>
    </svg>
  );
}
