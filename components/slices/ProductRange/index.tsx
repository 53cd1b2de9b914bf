import { asText, type Content } from "@prismicio/client";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import glyphs from "@/components/illustrations/product-glyphs.svg";
import { type ProductLine, productLines } from "@/components/layout/navigation";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatLowestPrice } from "@/lib/features/pricing/lowest-price";
import css from "./index.module.css";

const isSingle = ({ codes }: ProductLine) => codes.length === 1;

/** Lines of a single product come last: on wide windows, they share a column. */
const lines = [...productLines.filter((line) => !isSingle(line)), ...productLines.filter(isSingle)];

/** The products of a line. If it has only one, its name is the title. */
function Line({ line, context }: { line: ProductLine; context: SliceContext }) {
  const { title, codes } = line;
  const [first] = codes;
  if (!first) return null;
  const renderLink = (code: PricedProduct) => <a href={products[code].path}>{products[code].name}</a>;
  const renderPrice = (code: PricedProduct) => (
    <small>
      {context.pricing
        ? formatLowestPrice(context.pricing.products[code], code)
        : "price not available right now"}
    </small>
  );
  return (
    <li className={isSingle(line) ? undefined : css.several} data-tint={products[first].tint}>
      <DecorativeDrawing file={glyphs} part={first} viewBox="0 0 96 64" />
      <h3>{isSingle(line) ? renderLink(first) : title}</h3>
      {isSingle(line) ? (
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
          {lines.map((line) => (
            <Line context={context} key={line.title} line={line} />
          ))}
        </ul>
      </div>
    </section>
  );
}
