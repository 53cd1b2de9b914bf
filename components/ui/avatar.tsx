import type { CSSProperties } from "react";
import css from "./avatar.module.css";
import { cn } from "./cn";

const colors = [
  "bg-[var(--scale-800)] text-[var(--scale-100)]",
  "bg-[var(--scale-200)] text-[var(--scale-800)]",
  "bg-[var(--scale-600)] text-[var(--scale-100)]",
  "bg-[var(--scale-300)] text-[var(--scale-900)]",
];

/** The initials of a person's first and last name. */
function initialsOf(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return [first, others.at(-1) ?? ""].map((word) => [...word][0] ?? "").join("");
}

/** Where a person's ripples begin and how far they are apart: the same for the same name. */
function ripplesOf(name: string): CSSProperties & Record<`--${string}`, string> {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return { "--x": `${seed % 100}%`, "--y": `${(seed * 7) % 100}%`, "--gap": `${4 + (seed % 4)}px` };
}

/** A circle of ripples with a person's initials. Decorative: the name is next to it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        css.avatar,
        "grid size-12 flex-none select-none place-items-center rounded-full font-display font-[560] text-base tracking-[-0.01em]",
        colors[name.length % colors.length],
        className,
      )}
      style={ripplesOf(name)}
    >
      {initialsOf(name)}
    </span>
  );
}
