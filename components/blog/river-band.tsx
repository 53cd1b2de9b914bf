import { DecorativeDrawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/river-band.svg";
import css from "./river-band.module.css";

/** A river across the full width. Decorative. */
export function RiverBand() {
  return (
    <DecorativeDrawing
      className={`river-band ${css.riverBand} fill-none stroke-[1.3]`}
      file={river}
      height={200}
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 2000 200"
      width={2000}
    />
  );
}
