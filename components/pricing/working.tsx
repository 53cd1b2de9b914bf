import { type QuotedProduct, titleOf } from "./calculator-quotes";

/** The sum for one way of billing, line by line. */
export function Working({ quoted: { unit, product, quote } }: { quoted: QuotedProduct }) {
  return (
    <section className="working" data-tint={product.tint}>
      <h3 className="working-head heading-4">
        {titleOf(unit)} <span className="font-normal text-fg-2">{product.name}</span>
      </h3>
      <dl className="working-lines">
        {quote.lines.map(({ label, working, result }) => (
          <div className="working-line" key={label}>
            <dt>{label}</dt>
            <dd>
              {working} <b>{result}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
