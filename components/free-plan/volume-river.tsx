import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/volume-river.svg";
import { formatCount } from "@/lib/base/format/count";

/** A labeled point on the river: a name and a monthly traffic volume. */
export type PlanVolume = { name: string; gigabytes: number };

/** Sizes of the two drawings, and where their logarithmic axis from 1 to 1,000 GB begins and ends. */
const layouts = {
  wide: { width: 2400, height: 384, from: 640, to: 1560 },
  narrow: { width: 390, height: 620, from: 96, to: 560 },
};
const axisEnd = 1000;

/** Across the river, with the text at its upper or right end. */
function placeMark(size: keyof typeof layouts, gigabytes: number) {
  const { from, to } = layouts[size];
  const position = Math.round(from + (Math.log(gigabytes) / Math.log(axisEnd)) * (to - from));
  return size === "narrow"
    ? { line: `M40 ${position}H216`, x: 226, nameY: position - 1, amountY: position + 16 }
    : { line: `M${position} 52V270`, x: position + 10, nameY: 62, amountY: 81 };
}

/** A river with a mark at the volume of each plan: to the right on wide windows, down on narrow ones. */
export function VolumeRiver({
  volumes,
  size,
  className,
}: {
  volumes: readonly PlanVolume[];
  size: keyof typeof layouts;
  className: string;
}) {
  const { width, height } = layouts[size];
  return (
    <svg
      aria-label={`Traffic per month: ${volumes.map(({ name, gigabytes }) => `${name} ${formatCount(gigabytes)} GB`).join(", ")}`}
      className={`relative left-[50%] max-w-none -translate-x-1/2 ${className}`}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <Drawing file={river} part={size} />
      {volumes.map(({ name, gigabytes }) => {
        const { line, x, nameY, amountY } = placeMark(size, gigabytes);
        return (
          <g key={name}>
            <path className="stroke-fg" d={line} strokeDasharray="2 3" />
            <text className="fill-fg font-sans text-[15px] leading-[normal] font-[560]" x={x} y={nameY}>
              {name}
            </text>
            <text
              className="fill-fg-2 font-sans text-[13px] leading-[normal] font-[450] italic"
              x={x}
              y={amountY}
            >
              {`${formatCount(gigabytes)} GB per month`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
