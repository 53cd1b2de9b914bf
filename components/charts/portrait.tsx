import { contours } from "@/lib/drawing/contours";
import { toPath } from "@/lib/drawing/path";

const levels = [0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.9, 1.02];

const size = 64;
/** The survey reaches beyond the sheet, so that no contour closes along the sheet's edge. */
const bleed = 8;
const surveyed = size + 2 * bleed;

/** A stable number for a name, so that a person keeps their face. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

/** A person drawn as contour lines of head and shoulders; the same name always draws the same portrait. */
export function Portrait({ name, className }: { name: string; className?: string }) {
  const seed = seedOf(name);
  const lines = contours({
    width: surveyed,
    height: surveyed,
    cell: 2,
    roughness: 0.05,
    seed: seed % 97,
    levels,
    hills: [
      { x: bleed + 32, y: bleed + 24, rx: 9 + (seed % 3) * 0.5, ry: 10, height: 1 },
      { x: bleed + 32, y: bleed + 62, rx: 20, ry: 13, height: 1.1 },
      { x: bleed + 20 + (seed % 5), y: bleed + 20, rx: 30, ry: 30, height: 0.15 },
    ],
  });
  return (
    <svg
      aria-label={`Drawn portrait of ${name}`}
      className={`portrait ${className ?? ""}`}
      role="img"
      viewBox={`${bleed} ${bleed} ${size} ${size}`}
    >
      <path
        d={lines
          .flatMap(({ rings }) => rings)
          .map((ring) => toPath(ring, { closed: true, tolerance: 0.2 }))
          .join("")}
      />
    </svg>
  );
}
