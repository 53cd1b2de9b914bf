import { clsx } from "clsx";
import type { CSSProperties } from "react";
import css from "./strokes.module.css";

/**
 * The strokes of a picture, in the color of the text around them. As a mask they are fetched when they
 * are about to be seen; what an SVG's `<use>` names is fetched with the page, wherever it stands. Decoration.
 */
export function Strokes({
  href,
  className,
  style,
}: {
  /** Address of the picture (`lib/base/drawing/mask-file.ts`). */
  href: string;
  className?: string;
  style?: CSSProperties;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(css.strokes, "strokes", className)}
      style={{ ...style, maskImage: `url("${href}")` }}
    />
  );
}
