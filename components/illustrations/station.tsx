import { clsx } from "clsx";

/** A circle on a river that marks a place of the text beside it. */
export function Station({ className, style }: { className?: string; style?: { left: string } }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("absolute size-3 rounded-full border-2 border-accent bg-ground", className)}
      style={style}
    />
  );
}
