import land from "./contour-land.svg";
import { Drawing } from "./drawing";

/** The contours are computed beyond the visible area, so that none is closed along its edge. */
const bleed = 48;

/** Contours of a fictional landscape behind a product's hero. Decorative. */
export function ContourLand({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      height="760"
      preserveAspectRatio="xMidYMid slice"
      viewBox={`${bleed} ${bleed} 2000 760`}
      width="2000"
    >
      <Drawing file={land} />
    </svg>
  );
}
