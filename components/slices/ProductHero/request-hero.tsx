import type { Content } from "@prismicio/client";
import { CountryComparison } from "@/components/sandbox/country-comparison";
import { SandboxForm } from "@/components/sandbox/sandbox-form";
import { defaultChoice } from "@/lib/features/sandbox/choice";
import { Crumbs, FigureRow, type HeroProps, HeroText } from "./hero-parts";

/** A heading beside what a demo page shows in each country, with the form that sends a request. */
export function RequestHero({ slice, context: { product } }: HeroProps<Content.ProductHeroSliceRequest>) {
  const target = slice.primary.target ?? defaultChoice.target;
  return (
    <section className="bg-tint-100">
      <div className="wrap pt-5">
        <Crumbs product={product} />
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-12 pt-[clamp(24px,3vw,40px)] pb-[clamp(40px,4vw,56px)] md:grid-cols-2 nav:grid-cols-[minmax(0,1fr)_560px]">
          <HeroText copy={slice.primary} product={product} />
          <div className="rounded-2 border border-rule-2 bg-ground p-3 sm:p-6">
            <SandboxForm hasTargetChoice={false} target={target} />
            <div className="mt-5">
              <CountryComparison target={target} />
            </div>
          </div>
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}
