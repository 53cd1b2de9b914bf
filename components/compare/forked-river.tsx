import { Fragment } from "react";
import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/forked-river.svg";

const [width, height] = [2800, 340];

/** Picture of a river with two labeled arms, one per side of a comparison. */
export function ForkedRiver({ names, between }: { names: readonly [string, string]; between: string }) {
  const labels = [
    { text: names[0], y: 87 },
    { text: names[1], y: 264 },
    { text: between, y: 175 },
  ];
  return (
    <svg
      aria-label={`${names[0]}. ${names[1]}. ${between}.`}
      className="relative left-1/2 mt-2 max-w-none -translate-x-1/2"
      height={height}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <Drawing file={file} />
      {labels.map(({ text, y }, i) => (
        <Fragment key={y}>
          {/* Interrupts the lines behind the text, about as wide as its letters. */}
          <rect
            className="fill-tint-100"
            height="44"
            width={text.length * 8 + 24}
            x={width / 2 - text.length * 4 - 12}
            y={y - 28}
          />
          <text
            className={`font-[520] italic ${i === 2 ? "fill-fg-2 text-[14px]" : "fill-fg text-[17px]"}`}
            textAnchor="middle"
            x={width / 2}
            y={y}
          >
            {text}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
