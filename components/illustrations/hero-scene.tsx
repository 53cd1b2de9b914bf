import type { CSSProperties, ReactNode } from "react";
import { Drawing } from "./drawing";
import css from "./hero-scene.module.css";
import { PictureLabels } from "./picture-labels";
import type { Band, Scene } from "./scenes";

/** All hero pictures have the same size, so that every hero crops them the same way. */
const sceneSize = { width: 2600, height: 760 };

type SceneStyle = CSSProperties & { "--focus": number };

/** The visible part of a hero picture: beside the heading on wide windows, a band below it on small ones. */
export function SceneFrame({ focus, children }: { focus: number; children: ReactNode }) {
  const style: SceneStyle = { "--focus": focus };
  return (
    <div
      aria-hidden="true"
      className={`${css.heroScene} relative h-120 overflow-hidden md:absolute md:inset-0 md:h-auto`}
      style={style}
    >
      <svg
        aria-hidden="true"
        className="absolute top-[50%] left-[50%] h-150 w-auto max-w-none md:left-[77%] md:h-full"
        height={sceneSize.height}
        viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`}
        width={sceneSize.width}
      >
        {children}
      </svg>
    </div>
  );
}

/** A picture beside a hero's heading, labeled with `marks`. Decorative: the text says the same. */
export function HeroScene({ scene, marks }: { scene: Scene; marks: readonly string[] }) {
  return (
    <SceneFrame focus={scene.focus}>
      <Drawing file={scene.file} />
      <PictureLabels at={scene.marks} halo={scene.halo} texts={marks} />
    </SceneFrame>
  );
}

const bandWidth = 2400;

type BandStyle = CSSProperties & { "--skip": string };

/** A full-width picture at its own size; smaller windows show its left part. Decorative. */
export function HeroBand({ band, marks }: { band: Band; marks: readonly string[] }) {
  const style: BandStyle = { "--skip": `${band.skip}px` };
  return (
    <div aria-hidden="true" className="mt-fluid-1 overflow-hidden" style={style}>
      <svg
        aria-hidden="true"
        className="ml-[calc(-1_*_var(--skip))] max-w-none overflow-visible nav:ml-[max(0px,(100vw_-_var(--content))_/_2_-_48px)]"
        height={band.height}
        viewBox={`0 0 ${bandWidth} ${band.height}`}
        width={bandWidth}
      >
        <Drawing file={band.file} />
        <PictureLabels at={band.marks} halo={band.halo} texts={marks} />
      </svg>
    </div>
  );
}
