import { Drawing } from "./drawing";
import file from "./parting-current.svg";

/** A full-width current that splits around the dial. Decorative. */
export function PartingCurrent({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      height="880"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 2700 880"
      width="2700"
    >
      <Drawing file={file} />
    </svg>
  );
}
