import { asText, type Content } from "@prismicio/client";
import type { ReactNode } from "react";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { ComparisonTable } from "@/components/ui/comparison-table";
import { SectionHead } from "@/components/ui/section-head";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { countriesWith, totalIps } from "@/lib/content/endpoints/counts";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import { formatKnown } from "@/lib/features/pricing/compare";

type Slice = Content.ProductComparisonSlice;
type Measure = NonNullable<Slice["primary"]["rows"][number]["measure"]>;

/** They read pages from every country with residential IPs. The real-estate API has its own list. */
const worldwideApis: readonly PricedProduct[] = ["WEB_API", "SERP_API", "ECOM_API", "WEB_UNBLOCKER"];

function countCountries(locations: SliceContext["locations"], code: PricedProduct): number {
  return countriesWith(locations, worldwideApis.includes(code) ? "RP" : code).length;
}

/** One cell: the value of `measure` for a product, from the shared API; null where it does not apply. */
function cellOf(
  measure: Measure,
  code: PricedProduct,
  { network, pricing, locations }: SliceContext,
): ReactNode {
  const row = network.products[code];
  const price = pricing?.products[code];
  switch (measure) {
    case "price":
      if (price === undefined) return <span className="text-fg-3">not available right now</span>;
      return (
        <>
          <strong className="font-semibold">{formatUnitPrice(lowestUnitPrice(price))}</strong>{" "}
          {formatPriceUnitPerPeriod(price.per, code)}
        </>
      );
    case "success":
      return formatKnown(row.success, formatPercent);
    case "response":
      return formatKnown(row.medianMs, formatDuration);
    case "ips":
      return formatKnown(totalIps(locations, code) || null, formatShortCount);
    case "countries":
      return formatKnown(countCountries(locations, code) || null, formatCount);
    case "sticky":
      if (row.keepsIp) return "while rented";
      return row.stickyMinutes !== null && `up to ${formatCount(row.stickyMinutes)} min`;
    case "city":
    case "carrier":
      return row.targeting.includes(measure);
    case "keeps_ip":
      return row.keepsIp;
    case "renders":
      return row.renders;
  }
}

export default function ProductComparison({ slice, context }: SliceProps<Slice>) {
  const { heading, lead, note, rows, best_for_label } = slice.primary;
  const columns = slice.primary.columns.flatMap(({ product, best_for }) => {
    const code = pricedProductOf(product ?? "General");
    if (!code) return [];
    const { shortName: name, path: href } = products[code];
    return [{ code, name, href, isCurrent: code === context.product, bestFor: best_for ?? "" }];
  });
  const measured = rows.flatMap(({ measure, label }) =>
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
          rows={[...measured, bestFor]}
        />
        <p className="note mt-5">{note}</p>
      </div>
    </section>
  );
}
