import { drawWeir, weirSize } from "./weir";
import css from "./weir-picture.module.css";

type WeirCost = { id: string; tint: string; cost: number };

/** The segments of the dam between the notches, and out to both edges. */
function crestPath(notches: readonly { from: number; to: number }[]): string {
  const starts = [0, ...notches.map(({ to }) => to)];
  const ends = [...notches.map(({ from }) => from), weirSize.width];
  return starts.map((start, i) => `M${start} ${weirSize.crest}H${ends[i] ?? weirSize.width}`).join("");
}

/** A river over a weir whose notches are as wide as the costs. Decorative: the figures are next to it. */
export function WeirPicture({ channels }: { channels: readonly WeirCost[] }) {
  const drawn = drawWeir(channels.map(({ cost }) => cost));
  return (
    <svg
      aria-hidden="true"
      className="mt-2 h-[clamp(220px,26vw,360px)] w-full"
      preserveAspectRatio="none"
      viewBox={`0 0 ${weirSize.width} ${weirSize.height}`}
    >
      {channels.map(({ id, tint }, i) => (
        <path className={css.weirWater} d={drawn[i]?.path} data-tint={tint} key={id} />
      ))}
      <path className={css.weirCrest} d={crestPath(drawn)} />
      <path className={css.weirBands} d={crestPath(drawn)} />
    </svg>
  );
}
