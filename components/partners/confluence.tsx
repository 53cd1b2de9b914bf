import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/joining-rivers.svg";
import css from "./confluence.module.css";

/** Both extend beyond the window. The labels are at the rivers' starts. */
const drawings = [
  {
    part: "drawing",
    viewBox: "-500 0 2600 380",
    className: `${css.wide} max-sm:hidden`,
    labels: [
      { x: 200, y: 46 },
      { x: 200, y: 145 },
      { x: 200, y: 277 },
    ],
  },
  {
    part: "upright",
    viewBox: "0 0 390 340",
    className: `${css.upright} mt-3 w-full sm:hidden`,
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
