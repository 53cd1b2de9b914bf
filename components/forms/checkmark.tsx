/** A check mark for a successful submission. */
export function Checkmark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} fill="none" strokeLinecap="round" viewBox="0 0 148 148">
      <g stroke="var(--tint-600)" strokeWidth="1.2">
        <path d="M38 136.4A72 72 0 1 1 110 136.4" opacity=".3" />
        <path d="M42.5 128.6A63 63 0 1 1 105.5 128.6" opacity=".5" />
        <path d="M47 120.8A54 54 0 1 1 101 120.8" opacity=".7" />
        <path d="M51.5 113A45 45 0 1 1 96.5 113" opacity=".9" />
      </g>
      <path d="m50 76 17 17 34-38" stroke="var(--tint-700)" strokeLinejoin="round" strokeWidth="5" />
    </svg>
  );
}
