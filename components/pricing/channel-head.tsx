import { formatMoney } from "@/lib/base/format/money";
import type { ProductCode } from "@/lib/base/products";
import { formatPerThousand } from "@/lib/features/pricing/calculator";
import type { CalculatorChoice } from "./calculator-data";
import { type QuotedProduct, titleOf, unitPhrases } from "./calculator-quotes";

/** Below a channel of the weir: its product, and what 1,000 pages cost there. */
export function ChannelHead({
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
    <div className="channel" data-tint={product.tint}>
      <h3 className="channel-unit">{titleOf(unit)}</h3>
      <select
        aria-label={`Product ${unitPhrases[unit]}`}
        className="channel-choice noscript:hidden"
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
      <p className="channel-detail hidden noscript:block">{product.name}</p>
      <p className="channel-cost">{formatPerThousand(quote.perThousand)}</p>
      <p className="channel-detail">per 1,000 good pages</p>
      <p className="channel-detail">{formatMoney(quote.total)} a month</p>
      {isLowest && <p className="channel-lowest">Lowest for this job</p>}
    </div>
  );
}
