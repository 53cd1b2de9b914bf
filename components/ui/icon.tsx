const paths = {
  "arrow-right": "M3 8h10M9 4l4 4-4 4",
  "arrow-up-right": "M5 11l6-6M5.500 5H11v5.500",
  "chevron-down": "M4 6.200 8 10l4-3.800",
  check: "m3.500 8.500 3 3 6-7",
  close: "m4 4 8 8M12 4l-8 8",
  copy: "M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3",
  menu: "M2 5h12M2 11h12",
  minus: "M3 8h10",
  plus: "M3 8h10M8 3v10",
  search: "M7 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM10.500 10.500l3.500 3.500",
  error: "M8 1.800 14.800 14H1.200ZM8 6.300v3.600M8 11.800v.3",
  success: "M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM5 8.200l2.200 2.200L11.200 6",
  warning: "M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM8 4.600v4.200M8 11v.3",
  neutral: "M2 2h12v12H2zM8 7.200v4M8 4.700V5",
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** A line icon in the current color, drawn on a 16 px grid. Decorative: the words stand beside it. */
export function Icon({ name, size = 16, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className ?? ""}`}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 16 16"
      width={size}
    >
      <path d={paths[name]} />
    </svg>
  );
}
