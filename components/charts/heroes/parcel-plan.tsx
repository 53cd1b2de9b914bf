import { pictureHref } from "@/lib/base/drawing/mask-file";
import { canal, lotsByRent, shownLot } from "@/lib/base/drawing/parcels";
import { HeroScene } from "./hero-scene";

/** Lots along crooked streets; the ones on offer are filled by rent. `marks` letters one of them. */
export function ParcelPlan({ marks }: { marks: readonly string[] }) {
  const [x = 0, y = 0] = shownLot?.corner ?? [];
  return (
    <HeroScene focus={0.595}>
      <use className="lot" href={`${pictureHref("parcels")}#lines`} />
      {lotsByRent.map(({ className, d }) => (
        <path className={className} d={d} key={className} />
      ))}
      {canal.map((data) => (
        <path className="lot-canal" d={data} key={data} />
      ))}
      {shownLot && (
        <g className="lot-flag">
          <path className="lot-shown" d={shownLot.d} />
          <path d={`M${x - 6} ${y + 8}l34 -58h12`} />
          <text x={x + 46} y={y - 45}>
            {marks[0]}
          </text>
        </g>
      )}
    </HeroScene>
  );
}
