import { asText, type Content } from "@prismicio/client";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import glyphs from "@/components/illustrations/product-glyphs.svg";
import { productLines } from "@/components/layout/navigation";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { products } from "@/lib/base/products";
import { formatLowestPrice } from "@/lib/features/pricing/lowest-price";
import css from "./index.module.css";

/** A price list of all products, by line. */
export default function ProductRange({ slice, context }: SliceProps<Content.ProductRangeSlice>) {
  const { heading, lead } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ul className={css.lines}>
          {productLines.map(({ title, codes }) => (
            <li data-tint={codes[0] && products[codes[0]].tint} key={title}>
              <DecorativeDrawing file={glyphs} part={codes[0] ?? ""} viewBox="0 0 96 64" />
              <h3>{title}</h3>
              <ul>
                {codes.map((code) => (
                  <li key={code}>
                    <a href={products[code].path}>{products[code].name}</a>
                    <small>
                      {context.pricing
                        ? formatLowestPrice(context.pricing.products[code], code)
                        : "price not available right now"}
                    </small>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
