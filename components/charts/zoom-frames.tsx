import type { CSSProperties } from "react";
import { contours } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import contourHeroCss from "./contour-hero.module.css";
import css from "./zoom-frames.module.css";

const size = 480;

/** One hill whose top lies in the innermost frame: zooming in means climbing it. */
const hill = contours({
  width: size,
  height: size,
  hills: [
    { x: 240, y: 400, rx: 110, ry: 92, height: 1, turn: 0.4 },
    { x: 60, y: 120, rx: 90, ry: 70, height: 0.34 },
  ],
  levels: [0.12, 0.2, 0.3, 0.42, 0.55, 0.68, 0.8, 0.9, 0.97],
  roughness: 0.045,
  seed: 9,
}).map(({ rings }) => rings.map((ring) => toPath(ring, { grid: 1, tolerance: 0.7, closed: true })).join(""));

const columns = ["A", "B", "C", "D", "E", "F"];

type FrameStyle = CSSProperties & { "--level": number };

/**
 * Frames inside frames, one per level, each starting at its row of the grid around them (`.zoom`): the
 * sheet, and in it the sheet that the next level shows. Decoration beside the list of levels.
 */
export function ZoomFrames({ levels }: { levels: number }) {
  return [...Array(levels).keys()].map((level) => {
    const style: FrameStyle = { "--level": level, gridRow: `${level + 1} / ${levels + 1}` };
    return (
      <div aria-hidden="true" className={css.zoomFrame} key={level} style={style}>
        {level === 0 && (
          <>
            <svg
              aria-hidden="true"
              className="absolute inset-0 hidden h-full w-full md:block"
              preserveAspectRatio="xMidYMax slice"
              viewBox={`0 0 ${size} ${size}`}
            >
              {hill.map((data) => (
                <path className={contourHeroCss.contour} d={data} fill="none" key={data} />
              ))}
            </svg>
            <span className={css.zoomLetters}>
              {columns.map((letter) => (
                <span key={letter}>{letter}</span>
              ))}
            </span>
          </>
        )}
        {level === levels - 1 && (
          <span
            className={`${css.zoomPoint} absolute top-2 right-2 h-2.25 w-2.25 rounded-full border-4 border-paper bg-tint-800 md:top-[calc(50%_-_9px)] md:right-[calc(50%_-_9px)]`}
          />
        )}
      </div>
    );
  });
}
