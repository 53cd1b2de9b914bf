import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/forked-river.svg";
import type { Tint } from "@/lib/base/products";

/** Wider than most windows. */
const width = 2800;
const height = 340;

/** Picture of a river with two labeled arms, one per side of a comparison, each in the side's hue, and a text `between` them, if any. */
export function ForkedRiver({
  names,
  tints,
  between,
}: {
  names: readonly [string, string];
  tints: readonly [Tint, Tint];
  between: string | undefined;
}) {
  const labels = [
    { text: names[0], y: 38 },
    { text: names[1], y: 310 },
    ...(between ? [{ text: between, y: 175 }] : []),
  ];
  return (
    <svg
      aria-label={`${labels.map(({ text }) => text).join(". ")}.`}
      className="relative left-1/2 mt-2 max-w-none -translate-x-1/2"
      height={height}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      {/* On phones the arms part and meet within the window. */}
      <g className="origin-center max-sm:scale-x-38">
        <g data-tint={tints[0]}>
          <Drawing file={file} part="upper" />
        </g>
        <g data-tint={tints[1]}>
          <Drawing file={file} part="lower" />
        </g>
      </g>
      {labels.map(({ text, y }, i) => (
        <text
          className={`font-[520] italic ${i === 2 ? "fill-fg-2 text-[14px]" : "fill-fg text-[17px]"}`}
          key={y}
          textAnchor="middle"
          x={width / 2}
          y={y}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
