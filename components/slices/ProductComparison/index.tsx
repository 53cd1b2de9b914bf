import { asText, type Content } from "@prismicio/client";
import type { ReactNode } from "react";
import { formatPricePeriod } from "@/components/charts/price-points";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { CompareWith } from "@/components/ui/compare-with";
import css from "@/components/ui/comparison-table.module.css";
import { SectionHead } from "@/components/ui/section-head";
import { Dash, YesNo } from "@/components/ui/yes-no";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { countriesWith, totalIps } from "@/lib/content/endpoints/counts";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";

type Slice = Content.ProductComparisonSlice;
type Column = { code: PricedProduct; bestFor: string | null };
type Measure = NonNullable<Slice["primary"]["rows"][number]["measure"]>;

/** They read pages from every country with residential IPs. The real-estate API has its own list. */
const worldwideApis: readonly PricedProduct[] = ["WEB_API", "SERP_API", "ECOM_API", "WEB_UNBLOCKER"];

function countCountries(locations: SliceContext["locations"], code: PricedProduct): number {
  return countriesWith(locations, worldwideApis.includes(code) ? "RP" : code).length;
}

/** One cell: the value of `measure` for a product, from the shared API. */
function cellOf(
  measure: Measure,
  code: PricedProduct,
  { network, pricing, locations }: SliceContext,
): ReactNode {
  const row = network.products[code];
  const price = pricing?.products[code];
  const ips = totalIps(locations, code);
  switch (measure) {
    case "price":
      if (price === undefined) return <span className="text-fg-3">not available right now</span>;
      return (
        <>
          <strong className="font-semibold">{formatUnitPrice(lowestUnitPrice(price))}</strong>{" "}
          {formatPricePeriod(price.per, code)}
        </>
      );
    case "success":
      return row.success === null ? <Dash means="Not applicable" /> : formatPercent(row.success);
    case "response":
      return row.medianMs === null ? <Dash means="Not applicable" /> : formatDuration(row.medianMs);
    case "ips":
      return ips === 0 ? <Dash means="Not applicable" /> : formatShortCount(ips);
    case "countries": {
      const countries = countCountries(locations, code);
      return countries === 0 ? <Dash means="Not applicable" /> : formatCount(countries);
    }
    case "sticky":
      if (row.keepsIp) return "while rented";
      return row.stickyMinutes === null ? <Dash means="No" /> : `up to ${formatCount(row.stickyMinutes)} min`;
    case "city":
    case "carrier":
      return <YesNo value={row.targeting.includes(measure)} />;
    case "keeps_ip":
      return <YesNo value={row.keepsIp} />;
    case "renders":
      return <YesNo value={row.renders} />;
  }
}

function Rows({ slice, columns, context }: { slice: Slice; columns: Column[]; context: SliceContext }) {
  const { rows, best_for_label } = slice.primary;
  const cell = (code: PricedProduct) => (code === context.product ? "bg-tint-100" : undefined);
  return (
    <tbody>
      {rows.map(({ measure, label }) =>
        measure ? (
          <tr key={measure}>
            <th scope="row">{label}</th>
            {columns.map(({ code }) => (
              <td className={cell(code)} key={code}>
                {cellOf(measure, code, context)}
              </td>
            ))}
          </tr>
        ) : null,
      )}
      <tr>
        <th scope="row">{best_for_label}</th>
        {columns.map(({ code, bestFor }) => (
          <td className={cell(code)} key={code}>
            {bestFor}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

export default function ProductComparison({ slice, context }: SliceProps<Slice>) {
  const { heading, lead, note } = slice.primary;
  const columns = slice.primary.columns.flatMap(({ product, best_for }): Column[] => {
    const code = pricedProductOf(product ?? "General");
    return code ? [{ code, bestFor: best_for }] : [];
  });
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <CompareWith columns={columns.map(({ code }) => products[code].shortName)} />
        <table className={css.comparison}>
          <thead>
            <tr>
              <td />
              {columns.map(({ code }) => (
                <th
                  className={code === context.product ? "border-t-accent bg-tint-100" : undefined}
                  key={code}
                  scope="col"
                >
                  {code === context.product ? (
                    products[code].shortName
                  ) : (
                    <a className="underline-offset-4 hover:underline" href={products[code].path}>
                      {products[code].shortName}
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <Rows columns={columns} context={context} slice={slice} />
        </table>
        <p className="note mt-5">{note}</p>
      </div>
    </section>
  );
}
