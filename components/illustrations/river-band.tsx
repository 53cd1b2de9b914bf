import { DecorativeDrawing } from "./drawing";
import river from "./river-band.svg";

/** A river from edge to edge. Decorative. */
export function RiverBand({ className }: { className: string }) {
  return (
    <DecorativeDrawing
      className={`fill-none stroke-[1.3] ${className}`}
      file={river}
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 2000 200"
    />
  );
}
