import { SectionHead } from "@/components/ui/section-head";
import { formatCount, formatPercentInColumn } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { priceFrom } from "@/lib/content/endpoints/prices";
import type { IpPool, Pricing } from "@/lib/content/endpoints/schemas";
import type { CountryReport, MissingPool, ServedPool } from "@/lib/features/locations/country-report";
import { nameInSentence } from "@/lib/features/locations/names";
import { describeDistance, formatRank } from "@/lib/features/locations/sentences";
import { countrySlug } from "@/lib/features/locations/slugs";
import css from "./ip-pool-table.module.css";

const ProductLink = ({ pool }: { pool: IpPool }) => (
  <a className="link" href={routes.product(pool)}>
    {products[pool].shortName}
  </a>
);

function PoolRow({ row, pricing }: { row: ServedPool; pricing: Pricing | null }) {
  const price = pricing && priceFrom(pricing, row.pool);
  return (
    <tr>
      <th scope="row">
        <ProductLink pool={row.pool} />
      </th>
      <td className="font-display text-[1.5rem] leading-none font-[540] tabular-nums text-right md:pr-14 max-sm:col-2 max-sm:row-1">
        {formatCount(row.ips)}
      </td>
      <td className="text-right text-sm text-fg-2 tabular-nums md:pr-14 max-md:hidden">
        {row.share < 0.001 ? "under 0.1%" : formatPercentInColumn(row.share)}
      </td>
      <td className="text-sm text-fg-2 max-sm:col-1 max-sm:row-2">
        {formatRank(row.rank)} of {row.countryCount}
      </td>
      <td className="text-sm text-fg-2 max-sm:col-2 max-sm:row-2 max-sm:self-end md:whitespace-nowrap">
        {price === null
          ? "Not available right now"
          : `from ${formatUnitPrice(price)} ${formatPriceUnitPerPeriod(1, row.pool)}`}
      </td>
    </tr>
  );
}

/** Missing networks that have the same nearest country share a row. */
function MissingRow({ rows }: { rows: readonly MissingPool[] }) {
  const nearest = rows[0]?.nearest;
  return (
    <tr>
      <th scope="row">
        <span className="grid justify-items-start gap-1">
          {rows.map(({ pool }) => (
            <ProductLink key={pool} pool={pool} />
          ))}
        </span>
      </th>
      <td className="text-sm text-fg-2 max-sm:col-span-full" colSpan={4}>
        None.{" "}
        {nearest && (
          <>
            The nearest are in{" "}
            <a className="link" href={routes.location(countrySlug(nearest.country.code))}>
              {nameInSentence(nearest.country.code)}
            </a>
            , {describeDistance(nearest)}.
          </>
        )}
      </td>
    </tr>
  );
}

/** Every network in a country: number of IPs, share and rank, price; or the nearest country that has it. */
export function IpPoolTable({ report, pricing }: { report: CountryReport; pricing: Pricing | null }) {
  const name = nameInSentence(report.country.code);
  const missing = Map.groupBy(report.missing, ({ nearest }) => nearest?.country.code ?? "");
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={`IPs available in ${name}`} />
        <table className={`${css.poolLedger} w-full border-t border-fg max-sm:block`}>
          <caption className="sr-only">IPs in {name} by product</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th className="text-right md:pr-14" scope="col">
                IPs
              </th>
              <th className="text-right md:pr-14 max-md:hidden" scope="col">
                Share of network
              </th>
              <th scope="col">Rank among countries</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {report.served.map((row) => (
              <PoolRow key={row.pool} pricing={pricing} row={row} />
            ))}
            {[...missing].map(([code, rows]) => (
              <MissingRow key={code} rows={rows} />
            ))}
          </tbody>
        </table>
        <p className="note mt-4">
          Next-gen residential uses the residential IPs, dedicated datacenter the datacenter IPs.
          {pricing && " Prices at the largest volume, before tax."}
        </p>
      </div>
    </section>
  );
}
