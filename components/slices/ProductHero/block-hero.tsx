import type { Content } from "@prismicio/client";
import { AddressBlock } from "@/components/charts/heroes/address-block";
import type { SliceContext } from "@/components/slices/types";
import { Claim, Crumbs, listMarks, Plate } from "./hero-parts";

/** A block of addresses on a surveyor's sheet, the figures as its title block. */
export function BlockHero({
  slice,
  context,
}: {
  slice: Content.ProductHeroSliceBlock;
  context: SliceContext;
}) {
  const { marks, readings, readings_note } = slice.primary;
  return (
    <section className="on-paper-2 overflow-clip">
      <div className="wrap pt-2.5 pb-[clamp(48px,6vw,96px)]">
        <Crumbs product={context.product} />
        <div className="mt-[clamp(24px,4vw,56px)] grid gap-x-8 gap-y-6 nav:grid-cols-[minmax(0,1fr)_560px] md:grid-cols-[minmax(0,1fr)_440px]">
          <div className="flex flex-col justify-between gap-y-6">
            <Claim copy={slice.primary} product={context.product} />
            <div className="max-w-[440px]">
              <Plate note={readings_note} readings={readings} />
            </div>
          </div>
          <AddressBlock marks={listMarks(marks)} />
        </div>
      </div>
    </section>
  );
}
