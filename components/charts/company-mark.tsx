type Mark = {
  path: string;
  /** Width of the name, as CSS. */
  width?: string;
  weight: number;
  look: string;
};

/** Logos of the fictional customers, by the key used in content. */
const marks: Readonly<Record<string, Mark>> = {
  "dalby-row": {
    path: "M3 20V9l4.5-4L12 9v11M12 9l4.5-4L21 9v11M3 20h18",
    weight: 2,
    look: "font-display font-semibold tracking-[-0.02em]",
  },
  "halden-freight": {
    path: "M2 18 12 4l10 14M7 18h10",
    width: "5.36em",
    weight: 2.2,
    look: "font-display font-bold tracking-[-0.03em]",
  },
  northmark: {
    path: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17V12l5 5",
    width: "5.04em",
    weight: 2.2,
    look: "font-medium",
  },
  "orrin-atlas": {
    path: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M12 3c5 5 5 13 0 18M3.6 9h16.8",
    weight: 2,
    look: "font-[580] tracking-[0.04em]",
  },
  "pelican-rye": {
    path: "M3 8c5-6 9 2 18-2-2 9-12 14-18 8z",
    width: "5.36em",
    weight: 2,
    look: "font-display font-medium italic tracking-[-0.01em]",
  },
  quillon: {
    path: "M4 4v16h16M4 12h8V4",
    width: "81px",
    weight: 2.4,
    look: "font-[650] text-sm uppercase tracking-[0.14em]",
  },
  "vesper-lane": {
    path: "M3 5h18M3 5l9 15 9-15M12 5v15",
    weight: 2,
    look: "font-display font-medium tracking-[0.01em]",
  },
  "tessera-labs": {
    path: "M4 4h7v7H4zM13 13h7v7h-7zM16.5 4v7M4 16.5h7",
    width: "6.6em",
    weight: 2,
    look: "font-mono font-semibold tracking-[-0.05em]",
  },
};

const findMark = (key: string): Mark | undefined => (Object.hasOwn(marks, key) ? marks[key] : undefined);

/** Width of a logo as CSS before its font is there, for columns that do not move; 20 px and 8 px are the symbol and its gap. */
export const companyMarkWidth = (key: string) => `calc(28px + ${findMark(key)?.width ?? "6em"})`;

/** A company's logo and name; only the name for an unknown key. */
export function CompanyMark({ name, mark, className }: { name: string; mark: string; className?: string }) {
  const drawn = findMark(mark);
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap ${drawn?.look ?? ""} ${className ?? ""}`}
    >
      {drawn && (
        <svg
          aria-hidden="true"
          className="size-5 shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth={drawn.weight}
          viewBox="0 0 24 24"
        >
          <path d={drawn.path} />
        </svg>
      )}
      {name}
    </span>
  );
}
