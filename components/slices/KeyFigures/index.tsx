import type { Content } from "@prismicio/client";
import { ScaleBar, scaleEnd } from "@/components/charts/scale-bar";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { isPriced } from "@/lib/base/products";
import { countriesWith, poolOf, totalIps } from "@/lib/content/endpoints/counts";

type FigureName = NonNullable<Content.KeyFiguresSliceDefaultPrimaryFiguresItem["figure"]>;
/** A figure on a scale from `from` to `to`, with the format of all three. */
type Reading = { value: number; from: number; to: number; format: (value: number) => string };

const fromZero = (value: number, format: Reading["format"]): Reading => ({
  value,
  from: 0,
  to: scaleEnd(value),
  format,
});

/** A figure of the page's product, or of residential proxies if the page has none; null if not measured. */
function readFigure(name: FigureName, { locations, network, product }: SliceContext): Reading | null {
  const measured = isPriced(product) ? product : "RP";
  const { success, medianMs } = network.products[measured];
  const hasIps = poolOf(measured) !== null;
  switch (name) {
    case "ips":
      return hasIps ? fromZero(totalIps(locations, measured), formatShortCount) : null;
    case "countries":
      return hasIps ? fromZero(countriesWith(locations, measured).length, formatCount) : null;
    case "success":
      // The scale starts at the multiple of 10% below the rate: from zero, all good rates would look the same.
      return success === null
        ? null
        : { value: success, from: Math.floor(success * 10 - 0.01) / 10, to: 1, format: formatPercent };
    case "response":
      return medianMs === null ? null : fromZero(medianMs, formatDuration);
  }
}

export default function KeyFigures({ slice, context }: SliceProps<Content.KeyFiguresSlice>) {
  const { figures, note } = slice.primary;
  return (
    <section aria-label="Key figures" className="wrap section pb-0">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-4">
        {figures.map(({ figure, label, method }) => {
          const reading = figure && readFigure(figure, context);
          if (!reading) return null;
          const { value, from, to, format } = reading;
          return (
            <div className="flex flex-col" key={figure}>
              <dt className="order-2">
                <ScaleBar
                  from={{ at: from, text: format(from) }}
                  to={{ at: to, text: format(to).replace(".0M", "M") }}
                  value={value}
                />
                <span className="sr-only">{label}</span>
                <span className="mt-2 block max-w-[30ch] text-pretty text-fg-2 text-sm leading-[1.45]">
                  {method}
                </span>
              </dt>
              <dd className="order-1 font-display text-figure leading-none font-[540] whitespace-nowrap">
                {format(value)}{" "}
                <small
                  className="ml-0.5 font-sans text-base leading-none font-[480] text-fg-2 max-nav:mx-0 max-nav:mt-2 max-nav:mb-0 max-nav:block"
                  aria-hidden="true"
                >
                  {label}
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
      {note && <p className="note mt-7">{note}</p>}
    </section>
  );
}
