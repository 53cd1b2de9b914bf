import file from "./address-block.svg";
import { Drawing } from "./drawing";
import { PictureLabels } from "./picture-labels";

const margin = 34;
const size = 480 + 2 * margin;

/** A picture of an IP block as surveyed land, one quarter of it fenced. `marks` labels the fence. */
export function AddressBlock({ marks }: { marks: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full max-w-full"
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      width={size}
    >
      <Drawing file={file} />
      <PictureLabels at={[{ x: 120, y: 394, anchor: "middle" }]} halo="var(--tint-200)" texts={marks} />
    </svg>
  );
}
