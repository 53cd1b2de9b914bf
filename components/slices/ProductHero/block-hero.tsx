import type { Content } from "@prismicio/client";
import file from "@/components/illustrations/address-block.svg";
import { Drawing } from "@/components/illustrations/drawing";
import { PictureLabels } from "@/components/illustrations/picture-labels";
import { Crumbs, FigureRow, type HeroProps, HeroText, listMarks } from "./hero-parts";

const margin = 34;
const size = 480 + 2 * margin;

/** A picture of an IP block as surveyed land, one quarter of it fenced. `marks` labels the fence. */
function AddressBlock({ marks }: { marks: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full max-w-full"
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      width={size}
    >
      <Drawing file={file} />
      <PictureLabels at={[{ x: 120, y: 394, anchor: "middle" }]} plate="var(--tint-200)" texts={marks} />
    </svg>
  );
}

export function BlockHero({ slice, context }: HeroProps<Content.ProductHeroSliceBlock>) {
  return (
    <section className="on-paper-2 overflow-clip">
      <div className="wrap pt-5">
        <Crumbs product={context.product} />
        <div className="my-[clamp(24px,3vw,40px)] grid items-center gap-x-16 gap-y-12 nav:grid-cols-[minmax(0,1fr)_580px] md:grid-cols-[minmax(0,1fr)_440px]">
          <HeroText copy={slice.primary} product={context.product} />
          <AddressBlock marks={listMarks(slice.primary.marks)} />
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}
