import { asText, type Content } from "@prismicio/client";
import type { ReactNode } from "react";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { ComparisonTable } from "@/components/ui/comparison-table";
import { SectionHead } from "@/components/ui/section-head";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import { measured } from "@/lib/features/pricing/compare";

type Slice = Content.ProductComparisonSlice;
type Measure = NonNullable<Slice["primary"]["rows"][number]["measure"]>;

/** One cell: the value of `measure` for a product, from the shared API; null where it does not apply. */
function cellOf(measure: Measure, code: PricedProduct, context: SliceContext): ReactNode {
  if (measure !== "price") return measured[measure](code, context);
  const price = context.pricing?.products[code];
  if (price === undefined) return <span className="text-fg-3">not available right now</span>;
  return (
    <>
      <strong className="font-semibold">{formatUnitPrice(lowestUnitPrice(price))}</strong>{" "}
      {formatPriceUnitPerPeriod(price.per, code)}
    </>
  );
}

export default function ProductComparison({ slice, context }: SliceProps<Slice>) {
  const { heading, lead, note, rows, best_for_label } = slice.primary;
  const columns = slice.primary.columns.flatMap(({ product, best_for }) => {
    const code = pricedProductOf(product ?? "General");
    if (!code) return [];
    const { shortName: name, path: href } = products[code];
    return [{ code, name, href, isCurrent: code === context.product, bestFor: best_for ?? "" }];
  });
  const measuredRows = rows.flatMap(({ measure, label }) =>
    measure ? [{ label, cells: columns.map(({ code }) => cellOf(measure, code, context)) }] : [],
  );
  const bestFor = { label: best_for_label, cells: columns.map((column) => column.bestFor) };
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ComparisonTable
          columns={columns}
          linkClass="underline-offset-4 hover:underline"
          rows={[...measuredRows, bestFor]}
        />
        <p className="note mt-5">{note}</p>
      </div>
    </section>
  );
}
