import { Drawing } from "@/components/illustrations/drawing";
import { SceneFrame } from "@/components/illustrations/hero-scene";
import file from "@/components/illustrations/price-islands.svg";
import { formatUnitPrice } from "@/lib/base/format/money";

type LocalPrice = { zip: string; price: number };

const levels = 12;
/** Positions of the islands in the current of the file. */
const places: readonly (readonly [x: number, y: number])[] = [
  [1188, 148],
  [1420, 250],
  [1204, 398],
  [1436, 508],
  [1218, 640],
];

/** One product as islands, one per ZIP code: each dollar above the cheapest one is a contour line more. */
export function PriceIslands({ prices }: { prices: readonly LocalPrice[] }) {
  const lowest = Math.min(...prices.map(({ price }) => price));
  return (
    <SceneFrame focus={0.508}>
      <Drawing file={file} />
      <g className="font-display" fill="var(--ink)" fontSize="27" fontWeight="600" textAnchor="middle">
        {prices.slice(0, places.length).map(({ zip, price }, i) => (
          <g key={zip} transform={`translate(${places[i]})`}>
            <Drawing file={file} part={`h${Math.min(Math.round(price - lowest) + 1, levels)}`} />
            <text y="6">{formatUnitPrice(price)}</text>{" "}
            <text className="font-mono" fontSize="15" fontWeight="500" y="27">
              {i === 0 ? `ZIP ${zip}` : zip}
            </text>
          </g>
        ))}
      </g>
    </SceneFrame>
  );
}
