const width = 150;

/** A rating on a scale bar with a tick per point. Decorative: the figure is next to it. */
export function RatingScale({ value, best }: { value: number; best: number }) {
  const ticks = Array.from(
    { length: best + 1 },
    (_, i) => `M${Math.min(width - 0.5, (i / best) * width + 0.5)} 2V16`,
  );
  return (
    <svg aria-hidden="true" height="16" viewBox={`0 0 ${width} 16`} width={width}>
      <path d={`M0 9H${width}`} stroke="var(--rule-2)" strokeWidth="5" />
      <path d={`M0 9H${(value / best) * width}`} stroke="var(--tint-600)" strokeWidth="5" />
      <path d={ticks.join("")} stroke="var(--fg)" />
    </svg>
  );
}
