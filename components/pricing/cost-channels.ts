/** A river that divides into channels, in user units of 900 by 360. Runs in the browser too. */

export const riverSize = { width: 900, height: 360, dam: 196 };

const strokes = 11;
const widestChannel = 230;
const narrowestChannel = 5;
const riverWidth = 420;

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
export function drawChannels(costs: readonly number[]): Channel[] {
  const { width, height, dam } = riverSize;
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
      return `M${round(upstream)} 0C${round(upstream)} ${dam * 0.55} ${round(x)} ${dam * 0.4} ${round(x)} ${dam}V${height}`;
    }).join("");
    return { path, from: round(from), to: round(from + channelWidth) };
  });
}
