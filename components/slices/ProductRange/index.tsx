import { asText, type Content } from "@prismicio/client";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import glyphs from "@/components/illustrations/product-glyphs.svg";
import { type ProductLine, productLines } from "@/components/layout/navigation";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatLowestPrice } from "@/lib/features/pricing/lowest-price";
import css from "./index.module.css";

/** The products of a line. If it has only one, its name is the title. */
function Line({ title, codes, context }: ProductLine & { context: SliceContext }) {
  const [first, ...others] = codes;
  if (!first) return null;
  const renderLink = (code: PricedProduct) => <a href={products[code].path}>{products[code].name}</a>;
  const renderPrice = (code: PricedProduct) => (
    <small>
      {context.pricing
        ? formatLowestPrice(context.pricing.products[code], code)
        : "price not available right now"}
    </small>
  );
  const isSingle = others.length === 0;
  return (
    <li data-tint={products[first].tint}>
      <DecorativeDrawing file={glyphs} part={first} viewBox="0 0 96 64" />
      <h3>{isSingle ? renderLink(first) : title}</h3>
      {isSingle ? (
        renderPrice(first)
      ) : (
        <ul>
          {codes.map((code) => (
            <li key={code}>
              {renderLink(code)}
              {renderPrice(code)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export default function ProductRange({ slice, context }: SliceProps<Content.ProductRangeSlice>) {
  const { heading, lead } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ul className={css.lines}>
          {productLines.map((line) => (
            <Line {...line} context={context} key={line.title} />
          ))}
        </ul>
      </div>
    </section>
  );
}
