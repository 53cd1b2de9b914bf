import type { CSSProperties, ReactNode } from "react";
import { Drawing } from "./drawing";
import css from "./hero-scene.module.css";
import { PictureLabels } from "./picture-labels";
import type { Band, Scene } from "./scenes";

/** All scenes have this size, so that every hero crops them the same way. */
const sceneSize = { width: 2600, height: 760 };

type SceneStyle = CSSProperties & { "--focus": number };

/** The visible part of a hero picture: beside the heading on wide windows, on small ones a band below it. */
export function SceneFrame({
  focus,
  height = "h-140",
  fades = true,
  children,
}: {
  focus: number;
  /** Class for the height of the band. */
  height?: string;
  /** False removes the fade toward the text from the `nav` breakpoint up, for drawings that end before the text by themselves. */
  fades?: boolean | undefined;
  children: ReactNode;
}) {
  const style: SceneStyle = { "--focus": focus };
  return (
    <div
      aria-hidden="true"
      className={`${css.heroScene} ${fades ? "" : css.noFade} relative ${height} overflow-hidden md:absolute md:inset-0 md:h-auto`}
      style={style}
    >
      <svg
        aria-hidden="true"
        className="absolute top-[50%] left-[50%] h-full w-auto max-w-none md:left-[77%]"
        height={sceneSize.height}
        viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`}
        width={sceneSize.width}
      >
        {children}
      </svg>
    </div>
  );
}

/** A labeled picture beside a hero's heading. Decorative: the text says the same. */
export function HeroScene({ scene, labels }: { scene: Scene; labels: readonly string[] }) {
  return (
    <SceneFrame focus={scene.focus} fades={scene.fades}>
      <Drawing file={scene.file} />
      <PictureLabels background={scene.labelBackground} positions={scene.labels} texts={labels} />
    </SceneFrame>
  );
}

/** A full-width picture; on small windows rotated by 90°, with its labels beside it. Decorative. */
export function HeroBand({ band, labels }: { band: Band; labels: readonly string[] }) {
  return (
    <div aria-hidden="true" className="mt-fluid-1 overflow-hidden">
      <svg
        aria-hidden="true"
        className="wrap sm:hidden"
        height="480"
        preserveAspectRatio="xMinYMin"
        viewBox="0 60 350 480"
      >
        <g transform="translate(164) rotate(90) scale(.45)">
          <Drawing file={band.file} />
        </g>
        <PictureLabels background={band.labelBackground} positions={band.narrowLabels} texts={labels} />
      </svg>
      <svg aria-hidden="true" className="wrap overflow-visible max-sm:hidden" viewBox={band.viewBox}>
        <Drawing file={band.file} />
        <PictureLabels
          background={band.labelBackground}
          className="max-md:text-[23px]"
          positions={band.labels}
          texts={labels}
        />
      </svg>
    </div>
  );
}
