import { type QuotedProduct, titleOf } from "./calculator-quotes";

export function CalculationSteps({ quoted: { unit, product, quote } }: { quoted: QuotedProduct }) {
  return (
    <section className="md:flex md:flex-1 md:flex-col" data-tint={product.tint}>
      <h3 className="heading-4 border-t-3 border-tint-700 py-3">
        {titleOf(unit)} <span className="font-normal text-fg-2">{product.name}</span>
      </h3>
      <dl className="md:flex md:flex-1 md:flex-col">
        {quote.lines.map(({ label, working, result }) => (
          <div
            className="group border-t border-t-rule py-2.25 last:border-y last:border-y-fg md:nth-last-3:mt-auto"
            key={label}
          >
            <dt className="text-xs text-fg-2">{label}</dt>
            <dd className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0 font-mono text-[0.875rem] leading-[1.5] font-[450]">
              {working}{" "}
              <b className="ml-auto font-semibold group-last:font-display group-last:text-[1.75rem] group-last:leading-[1.1] group-last:font-[560]">
                {result}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
