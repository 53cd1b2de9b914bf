import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// tailwind-merge only knows Tailwind's default theme. Without these names it takes `text-h2` for a
// color and drops it beside `text-fg`.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["lead", "h4", "h3", "h2", "h1", "hero", "figure"],
      radius: ["1", "2", "3", "pill"],
      shadow: ["1", "2", "3", "invalid"],
      spacing: ["fluid-1", "fluid-2", "fluid-3", "fluid-4"],
      ease: ["calm"],
    },
  },
});

/** Joins class names; the later of two Tailwind utilities for one property wins. Adds 8 KB to a client component. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
