import type { Quote } from "@/lib/features/pricing/calculator";

/** Width, height and y position of the dam in the view box. */
const drawing = { width: 900, height: 360, dam: 196 };

const strokes = 11;
const widestChannel = 230;
const narrowestChannel = 5;
/** Of the river before it divides. */
const upstreamWidth = 420;

type Channel = {
  /** Path data of all its strokes, from the upper edge through the dam to the lower edge. */
  path: string;
  /** Its opening in the dam. */
  from: number;
  to: number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Channels with widths in proportion to `costs`; the most expensive one is the widest. Costs are positive.
 */
function drawChannels(costs: readonly number[]): Channel[] {
  const { width, height, dam } = drawing;
  const highestCost = Math.max(...costs);
  const lane = width / costs.length;
  const lines = strokes * costs.length;
  return costs.map((cost, channel) => {
    const channelWidth = Math.max(narrowestChannel, (cost / highestCost) * widestChannel);
    const middle = (channel + 0.5) * lane;
    const from = middle - channelWidth / 2;
    const path = Array.from({ length: strokes }, (_, stroke) => {
      const upstream =
        (width - upstreamWidth) / 2 + ((channel * strokes + stroke) / (lines - 1)) * upstreamWidth;
      const x = from + (stroke / (strokes - 1)) * channelWidth;
      return `M${round(upstream)} 0C${round(upstream)} ${dam * 0.55} ${round(x)} ${dam * 0.4} ${round(x)} ${dam}V${height}`;
    }).join("");
    return { path, from: round(from), to: round(from + channelWidth) };
  });
}

/** The dam from edge to edge, except at the openings. */
function damPath(openings: readonly { from: number; to: number }[]): string {
  const starts = [0, ...openings.map(({ to }) => to)];
  const ends = [...openings.map(({ from }) => from), drawing.width];
  return starts.map((start, i) => `M${start} ${drawing.dam}H${ends[i] ?? drawing.width}`).join("");
}

/** A river with one channel per billing unit: its width shows the cost. Decorative: the figures are next to it. */
export function CostRiver({ quotes }: { quotes: readonly Quote[] }) {
  const drawn = drawChannels(quotes.map(({ perThousand }) => perThousand));
  return (
    <svg
      aria-hidden="true"
      className="mt-2 h-[clamp(220px,26vw,360px)] w-full"
      preserveAspectRatio="none"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      {quotes.map(({ product }, i) => (
        <path
          className="fill-none stroke-[1.3] stroke-tint-400"
          d={drawn[i]?.path}
          data-tint={product.tint}
          key={product.unit}
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
