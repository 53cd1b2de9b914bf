/** A river dammed by a weir with three notches, in user units of 900 by 360. Runs in the browser too. */

export const weirSize = { width: 900, height: 360, crest: 196 };

const strokes = 11;
const widestChannel = 230;
const narrowestChannel = 5;
const riverWidth = 420;

type WeirChannel = {
  /** Path data of all its strokes, from the upper edge through the notch to the lower edge. */
  path: string;
  /** Position of its notch in the crest. */
  from: number;
  to: number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Channels with widths in proportion to `costs`; the most expensive one is the widest. Costs are positive.
 */
export function drawWeir(costs: readonly number[]): WeirChannel[] {
  const { width, height, crest } = weirSize;
  const highestCost = Math.max(...costs);
  const lane = width / costs.length;
  const lines = strokes * costs.length;
  return costs.map((cost, channel) => {
    const channelWidth = Math.max(narrowestChannel, (cost / highestCost) * widestChannel);
    const middle = (channel + 0.5) * lane;
    const from = middle - channelWidth / 2;
    const path = Array.from({ length: strokes }, (_, stroke) => {
      const upstream = (width - riverWidth) / 2 + ((channel * strokes + stroke) / (lines - 1)) * riverWidth;
      const x = from + (stroke / (strokes - 1)) * channelWidth;
      return `M${round(upstream)} 0C${round(upstream)} ${crest * 0.55} ${round(x)} ${crest * 0.4} ${round(x)} ${crest}V${height}`;
    }).join("");
    return { path, from: round(from), to: round(from + channelWidth) };
  });
}
