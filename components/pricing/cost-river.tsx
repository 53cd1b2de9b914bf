import { drawChannels, riverSize } from "./cost-channels";

type ChannelCost = { id: string; tint: string; cost: number };

/** The dam from edge to edge, except at the openings. */
function damPath(openings: readonly { from: number; to: number }[]): string {
  const starts = [0, ...openings.map(({ to }) => to)];
  const ends = [...openings.map(({ from }) => from), riverSize.width];
  return starts.map((start, i) => `M${start} ${riverSize.dam}H${ends[i] ?? riverSize.width}`).join("");
}

/** A river whose channels are as wide as the costs. Decorative: the figures are next to it. */
export function CostRiver({ channels }: { channels: readonly ChannelCost[] }) {
  const drawn = drawChannels(channels.map(({ cost }) => cost));
  return (
    <svg
      aria-hidden="true"
      className="mt-2 h-[clamp(220px,26vw,360px)] w-full"
      preserveAspectRatio="none"
      viewBox={`0 0 ${riverSize.width} ${riverSize.height}`}
    >
      {channels.map(({ id, tint }, i) => (
        <path
          className="fill-none stroke-[1.3] stroke-tint-400"
          d={drawn[i]?.path}
          data-tint={tint}
          key={id}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {/* The dam: dark, with light dashes on it. */}
      <path className="stroke-9 stroke-fg" d={damPath(drawn)} vectorEffect="non-scaling-stroke" />
      <path
        className="stroke-5 stroke-ground"
        d={damPath(drawn)}
        strokeDasharray="12 12"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
