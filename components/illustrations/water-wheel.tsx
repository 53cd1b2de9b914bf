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
    <SceneFrame fades={false} focus={0.569} height="h-[min(108vw,35rem)]">
      {/* The current fades out before the text, where the wheel ends. */}
      <linearGradient gradientUnits="userSpaceOnUse" id="wheel-fade-ramp" x1="1168" x2="1400">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id="wheel-fade">
        <rect fill="url(#wheel-fade-ramp)" height="760" width="2600" />
      </mask>
      <g className={css.wheelScene}>
        <g mask="url(#wheel-fade)">
          <Drawing file={current} />
        </g>
        <g transform="translate(1480 392)">
          <g className={css.wheelTurn}>
            <Drawing file={blades} />
          </g>
          <Drawing file={frame} />
        </g>
      </g>
    </SceneFrame>
  );
}
