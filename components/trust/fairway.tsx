import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import css from "./fairway.module.css";

const { strokes } = ribbon({
  strokes: 8,
  spacing: 15,
  points: [
    [-60, 330, 1.25],
    [180, 250, 1.1],
    [430, 300, 1],
    [640, 200, 0.9],
    [900, 130, 1],
    [1120, 190, 1.1],
    [1320, 120, 1.3],
  ],
});
const lines = strokes.map((stroke) => toPath(stroke, { tolerance: 0.4 }));
const [leftBank = [], rightBank = []] = [strokes[0], strokes.at(-1)];

/** Positions of buoys along a bank, as shares of its length. */
const places = [0.16, 0.34, 0.52, 0.7, 0.88];
const listBuoys = (bank: readonly Point[]): Point[] =>
  places.flatMap((share) => {
    const point = bank[Math.round(share * (bank.length - 1))];
    return point ? [point] : [];
  });

/** A picture of a shipping channel between two rows of buoys. Decorative. */
export function Fairway({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 1240 440">
      {lines.map((d, index) => (
        <path
          className={index === 0 || index === lines.length - 1 ? css.fairwayBank : css.fairwayLine}
          d={d}
          key={d}
        />
      ))}
      {listBuoys(leftBank).map(([x, y]) => (
        <path
          className={`${css.buoy} fill-danger`}
          d={`M${Math.round(x) - 7} ${Math.round(y) - 18}h14v18h-14z`}
          key={x}
        />
      ))}
      {listBuoys(rightBank).map(([x, y]) => (
        <path
          className={`${css.buoy} fill-success`}
          d={`M${Math.round(x)} ${Math.round(y) - 20}l9 20h-18z`}
          key={x}
        />
      ))}
    </svg>
  );
}
