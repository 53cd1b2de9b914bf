import { contours, type Hill } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";

const size = 64;
/** The contours are computed beyond the visible area, so that none is closed along its edge. */
const bleed = 16;

const colorVariants = [
  { background: 200, hair: 700, body: 400, face: 100 },
  { background: 800, hair: 300, body: 500, face: 100 },
  { background: 400, hair: 900, body: 100, face: 200 },
  { background: 100, hair: 500, body: 800, face: 300 },
] as const;
const color = (step: number) => `var(--scale-${step})`;

/** A deterministic number from 0 to below `count` for a name; `turn` selects an independent draw. */
function pickVariant(name: string, turn: number, count: number): number {
  let sum = 0x811c9dc5 ^ (turn * 0x9e3779b1);
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return ((sum ^ (sum >>> 13)) >>> 0) % count;
}

type Head = { x: number; y: number };

/** The hair's outline, built from hills around the head; it tells portraits apart at small sizes. */
const haircuts: ((head: Head) => Hill[])[] = [
  ({ x, y }) => [{ x, y: y - 3, rx: 12, ry: 11, height: 1 }],
  ({ x, y }) => [{ x, y: y - 2, rx: 18, ry: 17, height: 1 }],
  ({ x, y }) => [
    { x: x - 1, y: y - 3, rx: 11, ry: 10, height: 0.9 },
    { x: x + 6, y: y - 17, rx: 6, ry: 6, height: 1 },
  ],
  ({ x, y }) => [
    { x: x - 9, y: y + 9, rx: 8, ry: 19, height: 0.95 },
    { x: x + 9, y: y + 9, rx: 8, ry: 19, height: 0.95 },
  ],
  ({ x, y }) => [{ x: x - 6, y: y - 6, rx: 14, ry: 8, height: 1, turn: -0.6 }],
  ({ x, y }) => [{ x: x + 1, y: y + 8, rx: 11, ry: 11, height: 1 }],
  () => [],
];

/** The filled outline of some hills, with contours inside it. */
function drawRelief(hills: readonly Hill[], levels: readonly number[], seed: number): string {
  const moved = hills.map((hill) => ({ ...hill, x: hill.x + bleed, y: hill.y + bleed }));
  const side = size + 2 * bleed;
  return contours({ width: side, height: side, cell: 2, roughness: 0.03, seed, levels, hills: moved })
    .flatMap(({ rings }) => rings)
    .map((ring) => toPath(ring, { closed: true, tolerance: 0.3 }))
    .join("");
}

export function Portrait({ name, className }: { name: string; className?: string }) {
  const lot = (turn: number, count: number) => pickVariant(name, turn, count);
  const head = { x: 28 + lot(1, 9), y: 24 + lot(2, 4) };
  const hair = haircuts[lot(3, haircuts.length)]?.(head) ?? [];
  const face: Hill[] = [
    { ...head, rx: 8 + lot(4, 3), ry: 9.5 + lot(5, 3), height: 1, turn: (lot(6, 5) - 2) / 8 },
  ];
  const shoulders: Hill[] = [
    { x: head.x, y: head.y + 14, rx: 5, ry: 10, height: 0.7 },
    { x: 29 + lot(7, 7), y: 66, rx: 17 + lot(8, 9), ry: 12 + lot(9, 4), height: 1.2 },
  ];
  const seed = lot(10, 97);
  const colors = colorVariants[lot(11, colorVariants.length)] ?? colorVariants[0];
  return (
    <svg
      aria-label={`Drawn portrait of ${name}`}
      className={`flex-none overflow-hidden rounded-full ${className ?? ""}`}
      role="img"
      stroke={color(600)}
      strokeWidth="var(--stroke, 0.8)"
      style={{ background: color(colors.background) }}
      viewBox={`${bleed} ${bleed} ${size} ${size}`}
    >
      {hair.length > 0 && <path fill={color(colors.hair)} d={drawRelief(hair, [0.42, 0.68], seed)} />}
      <path fill={color(colors.body)} d={drawRelief(shoulders, [0.5, 0.7, 0.9], seed)} />
      <path fill={color(colors.face)} d={drawRelief(face, [0.45, 0.65, 0.84], seed)} />
    </svg>
  );
}
