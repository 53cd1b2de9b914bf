import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/joining-rivers.svg";

/** Baseline of each river's label, above the river. */
const labelHeights = [46, 145, 277];

/** Three rivers that join, labeled with the first three kinds of partner. They extend beyond wide windows. */
export function PartnerConfluence({ kinds }: { kinds: readonly string[] }) {
  const names = kinds.slice(0, labelHeights.length);
  return (
    <svg
      aria-label={`Three rivers become one: ${names.join(", ")}`}
      className="relative left-1/2 max-w-none -translate-x-1/2 max-nav:left-[calc(var(--gutter)-700px)] max-nav:translate-none max-sm:left-[calc(var(--gutter)-479px)] max-sm:h-65 max-sm:w-444.75"
      height={380}
      role="img"
      viewBox="-500 0 2600 380"
      width={2600}
    >
      <Drawing file={file} />
      {names.map((name, river) => (
        <text
          className="fill-fg text-[18px] font-[520] italic max-sm:text-[24px]"
          key={name}
          x={200}
          y={labelHeights[river]}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
