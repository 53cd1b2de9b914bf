import { islandSheet } from "@/lib/drawing/island-flow";
import { pictureHref } from "@/lib/pictures/file";

const { width, height } = islandSheet;
const quarter = pictureHref("island-flow");

/** A current that parts around an oval island in the middle of the sheet. Decoration. */
export function IslandFlow({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <use href={quarter} />
      <use href={quarter} transform={`matrix(-1 0 0 1 ${width} 0)`} />
      <use href={quarter} transform={`matrix(1 0 0 -1 0 ${height})`} />
      <use href={quarter} transform={`matrix(-1 0 0 -1 ${width} ${height})`} />
    </svg>
  );
}
