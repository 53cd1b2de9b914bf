type SumListProps = {
  rows: readonly { label: string; value: string }[];
  className?: string;
  isLive?: boolean;
};

/** A sum in rows; the last one is the total. `isLive` announces changes to screen readers. */
export function SumList({ rows, className, isLive }: SumListProps) {
  return (
    <dl aria-live={isLive ? "polite" : undefined} className={`border-t border-fg ${className ?? ""}`}>
      {rows.map(({ label, value }) => (
        <div
          className="group flex items-baseline justify-between gap-x-3 border-b border-rule py-3"
          key={label}
        >
          <dt className="text-balance text-fg-2 text-sm">{label}</dt>
          <dd className="font-mono leading-[normal] font-medium tabular-nums group-last:font-display group-last:text-[2rem] group-last:leading-none group-last:font-[560]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
