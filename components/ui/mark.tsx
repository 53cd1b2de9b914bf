import type { ReactNode } from "react";

const bend =
  "M3 1.8V5.4C3 8.7 6.500 9.500 8.500 7.300A7 7 0 1 1 8.500 16.700C6.500 14.500 3 15.300 3 18.600V22.200";
// Below 20 px the same bend on its own grid: rounder, and heavy enough to stay open.
const smallBend = "M2 1.200V3.200C2 5.700 4.600 6.300 6 4.700A4.700 4.700 0 1 1 6 11.300C4.600 9.700 2 10.300 2 12.800V14.800";

/** The mark: one stroke that leaves the straight way, bends about 300 degrees and goes on. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  const small = size < 20;
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className ?? ""}`}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={small ? 2 : 2.6}
      viewBox={small ? "0 0 16 16" : "0 0 24 24"}
      width={size}
    >
      <path d={small ? smallBend : bend} />
    </svg>
  );
}

/** Mark and word together. `children` is the word; `size` is the height of the mark in px. */
export function Logo({ children, size = 30, className }: { children: ReactNode; size?: number; className?: string }) {
  return (
    <span className={`logo ${className ?? ""}`} style={{ fontSize: size * 0.9 }}>
      <Mark size={size} />
      <span>{children}</span>
    </span>
  );
}
