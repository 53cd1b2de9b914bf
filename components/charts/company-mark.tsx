/** Drawn marks of the invented customers, by the key that content refers to them with. */
const marks = {
  "halden-freight": {
    path: "M2 18 12 4l10 14M7 18h10",
    weight: 2.2,
    look: "font-display font-bold tracking-[-0.03em]",
  },
  northmark: {
    path: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17V12l5 5",
    weight: 2.2,
    look: "font-medium",
  },
  "pelican-rye": {
    path: "M3 8c5-6 9 2 18-2-2 9-12 14-18 8z",
    weight: 2,
    look: "font-display font-medium italic tracking-[-0.01em]",
  },
  quillon: {
    path: "M4 4v16h16M4 12h8V4",
    weight: 2.4,
    look: "font-[650] text-sm uppercase tracking-[0.14em]",
  },
  "tessera-labs": {
    path: "M4 4h7v7H4zM13 13h7v7h-7zM16.5 4v7M4 16.5h7",
    weight: 2,
    look: "font-mono font-semibold tracking-[-0.05em]",
  },
} as const;

function isMark(key: string): key is keyof typeof marks {
  return Object.hasOwn(marks, key);
}

/** A company's name in its own lettering beside its drawn mark; an unknown key leaves the name alone. */
export function CompanyMark({ name, mark, className }: { name: string; mark: string; className?: string }) {
  const drawn = isMark(mark) ? marks[mark] : undefined;
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap ${drawn?.look ?? ""} ${className ?? ""}`}
    >
      {drawn && (
        <svg
          aria-hidden="true"
          className="size-2.5 shrink-0"
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
