import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/joining-rivers.svg";

/** Both extend beyond the window. The labels are at the rivers' starts. */
const drawings = [
  {
    part: "drawing",
    viewBox: "-500 0 2600 380",
    className:
      "left-[calc(max(var(--gutter),(100%-var(--content))/2)-700px)] h-95 w-650 text-[18px] max-nav:left-[calc(var(--gutter)-525px)] max-nav:h-71.25 max-nav:w-487.5 max-nav:text-[22px] max-sm:hidden",
    labels: [
      { x: 200, y: 46 },
      { x: 200, y: 145 },
      { x: 200, y: 277 },
    ],
  },
  {
    part: "upright",
    viewBox: "0 0 390 340",
    className:
      "mt-3 h-[87vw] max-h-95 w-full text-[16px] [mask:linear-gradient(transparent,#000_12%)] sm:hidden",
    labels: [
      { x: 20, y: 44 },
      { x: 370, y: 54, textAnchor: "end" },
      { x: 370, y: 100, textAnchor: "end" },
    ],
  },
] as const;

/** Three rivers that join, labeled with the first three kinds of partner; from top to bottom on phones. */
export function PartnerConfluence({ kinds }: { kinds: readonly string[] }) {
  return drawings.map(({ part, viewBox, className, labels }) => (
    <svg
      aria-label={`Three rivers become one: ${kinds.slice(0, labels.length).join(", ")}`}
      className={`relative max-w-none fill-fg font-[520] italic ${className}`}
      key={part}
      role="img"
      viewBox={viewBox}
    >
      <Drawing file={file} part={part} />
      {labels.map((position, river) => (
        <text key={position.y} {...position}>
          {kinds[river]}
        </text>
      ))}
    </svg>
  ));
}
