import { SuccessDial } from "@/components/charts/success-dial";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import partingCurrent from "@/components/illustrations/parting-current.svg";
import { refreshCount, Strata } from "@/components/illustrations/strata";
import { pricedProductOf } from "@/components/slices/priced-product";
import { Crumbs, FigureRow, type HeroProps, HeroText, listLabels } from "./hero-parts";
import css from "./measured-heroes.module.css";

/** "Nov 16" */
const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

export function DialHero({ slice, context }: HeroProps) {
  const priced = pricedProductOf(context.product);
  const { success = null, medianMs = null } = priced ? context.network.products[priced] : {};
  return (
    <section className="hero-on-tint relative overflow-clip bg-tint-300">
      <div className="wrap relative pt-5">
        <Crumbs page={slice.primary.crumb} product={context.product} />
        <div className="grid items-center gap-x-16 gap-y-12 pt-[clamp(24px,4vw,48px)] pb-[clamp(48px,6vw,88px)] nav:grid-cols-[minmax(0,1fr)_480px] md:grid-cols-[minmax(0,1fr)_380px]">
          <div className="relative z-1">
            <HeroText copy={slice.primary} product={context.product} />
          </div>
          <div className="relative isolate mx-auto w-full max-w-80 md:max-w-none">
            {success !== null && medianMs !== null && <SuccessDial medianMs={medianMs} success={success} />}
            {/* A current that splits around the dial. After the dial in the markup, because its position depends on the dial's height. */}
            <DecorativeDrawing
              className={css.partingCurrent}
              file={partingCurrent}
              height="880"
              preserveAspectRatio="xMidYMid slice"
              viewBox="0 0 2700 880"
              width="2700"
            />
          </div>
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}

/** A hero with one ground layer per refresh. */
export function StrataHero({ slice, context }: HeroProps) {
  const [newestLabel = "", baseLabel = ""] = listLabels(slice.primary.marks);
  const [newest = "", ...older] = Array.from({ length: refreshCount }, (_, i) => {
    const date = context.weeklyRefreshes[i];
    return date === undefined ? "" : day.format(new Date(date));
  });
  const labels = [`${newestLabel} ${newest}`.trim(), ...older, baseLabel];
  return (
    <section className="on-deep">
      <div className="on-paper relative overflow-clip">
        <Strata
          className="absolute bottom-0 left-1/2 max-w-none -translate-x-1/2 max-nav:hidden"
          labels={labels}
          size="wide"
        />
        <div className="wrap relative pt-5 nav:min-h-205">
          <Crumbs page={slice.primary.crumb} product={context.product} />
          <div className="max-w-160 pt-[clamp(32px,5vw,72px)] nav:max-w-[52%]">
            <HeroText copy={slice.primary} product={context.product} />
          </div>
        </div>
        <Strata
          className="relative left-1/2 mt-6 max-w-none -translate-x-1/2 nav:hidden"
          labels={labels}
          size="narrow"
        />
      </div>
      <div className="wrap">
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}
