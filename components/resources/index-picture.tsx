import { contours } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import css from "./index-picture.module.css";

const size = { width: 320, height: 200 };

/** Guides: contours of mountains. */
function drawGuides(): string {
  return contours({
    ...size,
    hills: [
      { x: 210, y: 90, rx: 70, ry: 48, height: 1, turn: 0.5 },
      { x: 70, y: 150, rx: 60, ry: 40, height: 0.6, turn: -0.4 },
    ],
    levels: [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88],
    cell: 8,
    seed: 5,
  })
    .flatMap(({ rings }) => rings.map((ring) => toPath(ring, { grid: 1, tolerance: 0.6, closed: true })))
    .join("");
}

/** Integrations: tributaries of one river. */
function drawIntegrations(): string {
  return Array.from({ length: 9 }, (_, i) => {
    const y = 14 + i * 21.5;
    const inlet = 84 + i * 4;
    return toPath(
      ribbon({
        points: [
          [-20, y, 1],
          [60, y + (i % 2 ? 5 : -5), 1],
          [190, inlet, 1],
          [340, inlet, 1],
        ],
        strokes: 1,
        spacing: 1,
        drift: 0,
      }).center,
      { grid: 1, tolerance: 0.5 },
    );
  }).join("");
}

/** Glossary: a map frame with letters and squares. */
function drawGlossary(): string {
  const rows = [1, 2, 3, 4].map((row) => `M0 ${row * 40}H${size.width}`);
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => `M${column * 40} 0V${size.height}`);
  return [...rows, ...columns].join("");
}

/** Tools: scale bars and a compass rose. */
function drawTools(): string {
  const ticks = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    const inner = i % 4 === 0 ? 58 : 66;
    const at = (r: number) =>
      `${(160 + r * Math.cos(angle)).toFixed(1)} ${(100 + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(inner)}L${at(74)}`;
  });
  return `M234 100a74 74 0 1 1-148 0a74 74 0 1 1 148 0M160 100L206 62M160 100V136${ticks.join("")}`;
}

const drawings = {
  guides: drawGuides(),
  integrations: drawIntegrations(),
  glossary: drawGlossary(),
  tools: drawTools(),
};

/** Picture of an entry of the resources index. Decorative. */
export function IndexPicture({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden="true"
      className={css.indexPicture}
      height={size.height}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
    >
      <path d={drawings[name]} />
      {name === "glossary" &&
        ["A", "C", "E", "H", "J", "R", "S"].map((letter, i) => (
          <text
            className="fill-tint-700 stroke-none font-display text-[17px] leading-[normal] font-[560]"
            key={letter}
            textAnchor="middle"
            x={20 + ((i * 3) % 8) * 40}
            y={25 + ((i * 2) % 5) * 40}
          >
            {letter}
          </text>
        ))}
    </svg>
  );
}
