import { clsx } from "clsx";
import type { CSSProperties } from "react";
import css from "./strokes.module.css";

/** A picture file as a mask of the text color: unlike `<use>`, it is fetched only when it comes into view. */
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
