const symbols = {
  triangulation: "M11 3 20 19H2ZM11 12.4v1.2",
  boundary: "M11 3a8 8 0 1 1 0 16a8 8 0 1 1 0-16v16M3 11h16",
  station: "M4 4h14v14H4zM11 10.4v1.2",
  benchmark: "M11 2v18M5 20h12M6 7l5-5 5 5",
} as const;

type StationSymbolName = keyof typeof symbols;

/** A survey station's symbol, with a background because it is drawn on top of a line. */
export function StationSymbol({ name, className }: { name: StationSymbolName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`bg-ground ${className ?? ""}`}
      fill="none"
      height="22"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="1.5"
      viewBox="0 0 22 22"
      width="22"
    >
      <path d={symbols[name]} />
    </svg>
  );
}
