import type { CSSProperties, ReactNode } from "react";
import css from "./hero-scene.module.css";

/** Hero pictures are drawn on one sheet, so that every hero crops them alike. */
export const sceneWidth = 2600;
export const sceneHeight = 760;

type SceneStyle = CSSProperties & { "--focus": number };

/**
 * A picture behind a hero: beside the claim on wide windows, in a band below it on small ones. `focus` is
 * the place of the sheet (share of its width) that stays in view. Decoration: words say the same.
 */
export function HeroScene({ focus, children }: { focus: number; children: ReactNode }) {
  const style: SceneStyle = { "--focus": focus };
  return (
    <div
      aria-hidden="true"
      className={`${css.heroScene} relative h-50 overflow-hidden font-sans text-[14px] leading-[normal] font-[450] md:absolute md:inset-0 md:h-auto`}
      style={style}
    >
      <svg
        className="absolute top-[50%] left-[50%] h-75 w-auto max-w-none md:left-[77%] md:h-full"
        aria-hidden="true"
        height={sceneHeight}
        viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
        width={sceneWidth}
      >
        {children}
      </svg>
    </div>
  );
}
