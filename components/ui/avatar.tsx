import { cn } from "./cn";

const colors = [
  "bg-[var(--scale-800)] text-[var(--scale-100)]",
  "bg-[var(--scale-200)] text-[var(--scale-800)]",
  "bg-[var(--scale-600)] text-[var(--scale-100)]",
  "bg-[var(--scale-300)] text-[var(--scale-900)]",
];

/** The initials of a person's first and last name. */
function initialsOf(name: string): string {
  const words = name.split(" ");
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? (words.at(-1)?.[0] ?? "") : ""}`;
}

/** A circle with a person's initials. Decorative: the name is next to it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-12 flex-none select-none place-items-center rounded-full font-display font-[560] text-base tracking-[-0.01em]",
        colors[name.length % colors.length],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
