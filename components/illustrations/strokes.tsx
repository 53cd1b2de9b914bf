import { clsx } from "clsx";
import type { CSSProperties } from "react";
import css from "./strokes.module.css";

/**
 * Shows a picture file as a mask filled with the text color. A mask is fetched when it is about to become
 * visible; a file in an SVG's `<use>` would be fetched with the page. Decorative.
 */
export function Strokes({
  href,
  className,
  style,
}: {
  /** URL of the picture file. */
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
