const width = 240;
const divisions = 10;

/** A bar up to `value`, or a mark if the scale does not begin at zero. Hidden from screen readers: the figure is next to it as text. */
export function ScaleBar({
  value,
  from,
  to,
}: {
  value: number;
  from: { at: number; text: string };
  to: { at: number; text: string };
}) {
  const share = Math.min(1, Math.max(0, (value - from.at) / (to.at - from.at)));
  const x = (share * width).toFixed(1);
  const step = (width - 1) / divisions;
  const ticks = Array.from(
    { length: divisions + 1 },
    (_, i) => `M${(i * step + 0.5).toFixed(1)} ${i % 5 ? 5 : 0}V9.5`,
  );
  return (
    <div
      aria-hidden="true"
      className="mt-4.5 grid grid-cols-[1fr_auto] gap-y-1.5 font-mono text-2xs leading-none font-normal text-fg-3"
    >
      <svg
        className="col-span-full"
        aria-hidden="true"
        height="13"
        preserveAspectRatio="none"
        viewBox={`0 0 ${width} 13`}
        width="100%"
      >
        <path
          className="stroke-rule-2"
          d={`${ticks.join("")}M0 11.5H${width}`}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="stroke-tint-600 stroke-3"
          d={from.at === 0 ? `M0 11.5H${x}` : `M${x} 0V13`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span>{from.text}</span>
      <span>{to.text}</span>
    </div>
  );
}

/** The next 1, 2 or 5 times a power of ten at or above `value`: a readable end for a scale from zero. */
export function scaleEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}
