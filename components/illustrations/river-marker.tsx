import { clsx } from "clsx";

/** A circle on a drawn river, at the text that belongs to it. Decorative. */
export function RiverMarker({ className, style }: { className?: string; style?: { left: string } }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("absolute size-3 rounded-full border-2 border-accent bg-ground", className)}
      style={style}
    />
  );
}
