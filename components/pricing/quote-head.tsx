import { formatMoney } from "@/lib/base/format/money";
import type { ProductCode } from "@/lib/base/products";
import { formatPerThousand } from "@/lib/features/pricing/calculator";
import type { CalculatorChoice } from "./calculator-data";
import { type QuotedProduct, titleOf } from "./calculator-quotes";

/** The caption of one cost in the chart: its product, and the cost of 1,000 pages. */
export function QuoteHead({
  quoted: { unit, product, quote },
  choices,
  isLowest,
  onChoose,
}: {
  quoted: QuotedProduct;
  choices: readonly CalculatorChoice[];
  isLowest: boolean;
  onChoose: (code: ProductCode) => void;
}) {
  return (
    <div
      className="grid content-start justify-items-center gap-1.5 border-t-3 border-tint-400 px-0.5 pt-3.5 text-center"
      data-tint={product.tint}
    >
      <h3 className="text-sm font-[560]">{titleOf(unit)}</h3>
      <select
        aria-label={`Product per ${unit}`}
        className="row-2 col-1 h-11 w-full max-w-52.5 rounded-2 border border-rule-2 bg-ground-2 pr-6 pl-2 text-xs sm:pl-3.5 max-sm:text-transparent noscript:hidden [&_option]:text-fg"
        onChange={(event) => {
          const chosen = choices.find(({ code }) => code === event.currentTarget.value);
          if (chosen) onChoose(chosen.code);
        }}
        value={product.code}
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {/* Without script, and on phones over the select, whose own text cannot wrap. */}
      <p className="pointer-events-none row-2 col-1 hidden w-full self-center pr-5 pl-2 text-left sm:pl-3.5 text-xs leading-[1.25] max-sm:block noscript:block">
        {product.name}
      </p>
      <p
        data-channel-cost
        className="mt-2 font-display text-[length:clamp(1.75rem,1.1rem_+_2.4vw,3rem)] leading-[1.05] font-[560] tracking-[-0.02em]"
      >
        {formatPerThousand(quote.perThousand)}
      </p>
      <p className="text-xs leading-[1.4] text-fg-2 tabular-nums">per 1,000 good pages</p>
      <p className="text-xs leading-[1.4] text-fg-2 tabular-nums">
        {formatMoney(quote.total)} <span className="max-sm:block">per month</span>
      </p>
      {isLowest && (
        <p className="rounded-1 bg-tag px-2 py-1 text-xs leading-[1.3] font-[520] text-on-tag">
          Cheapest for this job
        </p>
      )}
    </div>
  );
}
