import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import css from "./form-river.module.css";

const [width, height] = [2400, 400];

// Measured from the middle of the window: the words stand left of 100, the form between 160 and 600.
const river = ribbon({
  strokes: 9,
  spacing: 7,
  points: [
    [-1240, 300, 1.3],
    [-900, 332, 1.1],
    [-640, 300, 0.9],
    [-500, 318, 0.85],
    [-424, 268, 0.8],
    [-440, 180, 1],
    [-360, 96, 1.15],
    [-220, 96, 1.15],
    [-140, 180, 1],
    [-156, 268, 0.8],
    [-80, 322, 0.85],
    [120, 312, 1],
    [400, 344, 1.1],
    [720, 250, 1.2],
    [1240, 290, 1.4],
  ],
});

/** The way around, in the tint, at the foot of a section that asks for something. Decoration. */
export function FormRiver() {
  const middle = (river.strokes.length - 1) / 2;
  return (
    <svg
      aria-hidden="true"
      className={css.formRiver}
      fill="none"
      height={height}
      viewBox={`${-width / 2} 0 ${width} ${height}`}
      width={width}
    >
      {river.strokes.map((stroke, index) => {
        const off = Math.abs(index - middle);
        const path = toPath(stroke);
        return <path d={path} data-middle={off === 0 || undefined} key={path} opacity={1 - 0.17 * off} />;
      })}
    </svg>
  );
}
