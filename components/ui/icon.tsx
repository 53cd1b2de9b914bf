const paths = {
  "arrow-right": "M3 8h10M9 4l4 4-4 4",
  "chevron-down": "M4 6.2 8 10l4-3.8",
  check: "m3.5 8.5 3 3 6-7",
  close: "m4 4 8 8M12 4l-8 8",
  menu: "M2 5h12M2 11h12",
  search: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.5 10.5l3.5 3.5",
  error: "M8 1.8 14.8 14H1.2ZM8 6.3v3.6M8 11.8v.3",
  success: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM5 8.2l2.2 2.2L11.2 6",
  warning: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM8 4.6v4.2M8 11v.3",
  neutral: "M2 2h12v12H2zM8 7.2v4M8 4.7V5",
} as const;

type IconName = keyof typeof paths;

/** A line icon in the current color on a 16 px grid. Decorative: its control needs a name. */
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
