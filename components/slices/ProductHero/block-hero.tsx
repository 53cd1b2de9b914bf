import type { Content } from "@prismicio/client";
import file from "@/components/illustrations/address-block.svg";
import { Drawing } from "@/components/illustrations/drawing";
import { PictureLabels } from "@/components/illustrations/picture-labels";
import { Crumbs, FigureRow, type HeroProps, HeroText, listMarks } from "./hero-parts";

/** A picture of an IP block as surveyed land, one quarter of it fenced. `marks` labels the fence. */
function AddressBlock({ marks }: { marks: readonly string[] }) {
  return (
    <svg aria-hidden="true" className="h-auto w-full max-w-full" viewBox="-7 -7 494 531" width="494">
      <Drawing file={file} />
      <PictureLabels at={[{ x: 82, y: 514 }]} plate="var(--paper2)" texts={marks} />
    </svg>
  );
}

export function BlockHero({ slice, context }: HeroProps<Content.ProductHeroSliceBlock>) {
  return (
    <section className="on-paper-2 overflow-clip">
      <div className="wrap pt-5">
        <Crumbs product={context.product} />
        <div className="my-[clamp(24px,3vw,40px)] grid items-center gap-x-16 gap-y-12 nav:grid-cols-[minmax(0,1fr)_520px] md:grid-cols-[minmax(0,1fr)_400px]">
          <HeroText copy={slice.primary} product={context.product} />
          <AddressBlock marks={listMarks(slice.primary.marks)} />
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}
