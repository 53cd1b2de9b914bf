import { pictureHref } from "@/lib/base/drawing/mask-file";
import { canal, lotsByRent, shownLot } from "@/lib/base/drawing/parcels";
import { HeroScene } from "./hero-scene";
import css from "./parcel-plan.module.css";

const bandFills = [css.lot1, css.lot2, css.lot3];

/** Lots along crooked streets; the ones on offer are filled by rent. `marks` letters one of them. */
export function ParcelPlan({ marks }: { marks: readonly string[] }) {
  const [x = 0, y = 0] = shownLot?.corner ?? [];
  return (
    <HeroScene focus={0.595}>
      <use className={css.lot} href={`${pictureHref("parcels")}#lines`} />
      {lotsByRent.map((d, band) => (
        <path className={`${css.lot} ${bandFills[band]}`} d={d} key={bandFills[band]} />
      ))}
      {canal.map((data) => (
        <path className="fill-none stroke-tint-500 stroke-[1.4]" d={data} key={data} />
      ))}
      {shownLot && (
        <g className={css.lotFlag}>
          <path className={css.lotShown} d={shownLot.d} />
          <path d={`M${x - 6} ${y + 8}l34 -58h12`} />
          <text x={x + 46} y={y - 45}>
            {marks[0]}
          </text>
        </g>
      )}
    </HeroScene>
  );
}
