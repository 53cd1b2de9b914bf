import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/fairway.svg";

/** A picture of a shipping channel between two rows of buoys. Decorative. */
export function Fairway() {
  return (
    <svg
      aria-hidden="true"
      className="absolute bottom-0 left-1/2 h-[clamp(280px,38vw,620px)] w-[max(100%,900px)] max-w-none -translate-x-1/2"
      viewBox="0 0 1240 440"
    >
      <Drawing file={file} />
    </svg>
  );
}
