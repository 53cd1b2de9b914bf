import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { pictureHref } from "@/lib/pictures/file";

/**
 * The strokes of a picture file, in the color of the text around them. As a mask they are fetched when they
 * are about to be seen; what an SVG's `<use>` names is fetched with the page, wherever it stands. Decoration.
 */
export function Strokes({
  picture,
  className,
  style,
}: {
  picture: string;
  className?: string;
  style?: CSSProperties;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx("strokes", className)}
      style={{ ...style, maskImage: `url(${pictureHref(picture)})` }}
    />
  );
}
