import { Drawing } from "./drawing";
import { SceneFrame } from "./hero-scene";
import css from "./water-wheel.module.css";
import blades from "./wheel-blades.svg";
import current from "./wheel-current.svg";
import frame from "./wheel-frame.svg";

/** A picture of a water wheel: each bucket stands for a different IP. */
export function WaterWheel() {
  return (
    // In the middle, and never so high that a phone cuts the lettering at the rim.
    <SceneFrame focus={0.569} height="h-[min(108vw,35rem)]">
      <Drawing file={current} />
      <g transform="translate(1480 392)">
        <g className={css.wheelTurn}>
          <Drawing file={blades} />
        </g>
        <Drawing file={frame} />
      </g>
    </SceneFrame>
  );
}
