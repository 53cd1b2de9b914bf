import file from "./address-block.svg";
import { Drawing } from "./drawing";
import { Marks } from "./marks";

const margin = 34;
const sheet = 480 + 2 * margin;

/** A picture of an IP block as surveyed land, one quarter of it fenced. `marks` labels the fence. */
export function AddressBlock({ marks }: { marks: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full max-w-full"
      viewBox={`${-margin} ${-margin} ${sheet} ${sheet}`}
      width={sheet}
    >
      <Drawing file={file} />
      <Marks at={[{ x: 120, y: 394, anchor: "middle" }]} halo="var(--tint-200)" texts={marks} />
    </svg>
  );
}
