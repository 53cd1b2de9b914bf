import type { CSSProperties } from "react";
import { Drawing } from "./drawing";
import css from "./zoom-frames.module.css";
import hill from "./zoom-hill.svg";

const size = 480;

const columns = ["A", "B", "C", "D", "E", "F"];

type FrameStyle = CSSProperties & { "--level": number };

/**
 * Nested map frames, one per targeting level, each aligned with its row of the surrounding grid (`.zoom`).
 * Decorative: the list of levels says the same.
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
              <Drawing file={hill} />
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
            className={`${css.zoomPoint} absolute top-4 right-4 h-4.5 w-4.5 rounded-full border-4 border-paper bg-tint-800 md:top-[calc(50%_-_9px)] md:right-[calc(50%_-_9px)]`}
          />
        )}
      </div>
    );
  });
}
