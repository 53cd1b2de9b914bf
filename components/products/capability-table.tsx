import type { ReactNode } from "react";
import { formatPriceUnit } from "@/components/charts/price-points";
import { ScrollArea } from "@/components/ui/scroll-area";
import { Dash, NotMeasured, YesNo } from "@/components/ui/yes-no";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatPeriod } from "@/lib/base/format/date";
import { keepHyphens } from "@/lib/base/format/hyphens";
import { formatUnitPrice } from "@/lib/base/format/money";
import { isPriced, type PricedProduct, type ProductCode, productCodes, products } from "@/lib/base/products";
import type { ProductGroup } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import { totalIps } from "@/lib/content/endpoints/counts";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import { cityTargeting } from "@/lib/features/pricing/compare";
import { crawlerNote } from "@/lib/features/products/entries";
import css from "./capability-table.module.css";

type Facts = { network: NetworkFigures; pricing: Pricing | null; locations: Locations };

/** A success rate as a figure and as a bar on a scale from 85 to 100%, where the products differ. */
function Success({ rate }: { rate: number | null }) {
  if (rate === null) return <NotMeasured />;
  const from = 0.85;
  const share = Math.max(0, (rate - from) / (1 - from));
  return (
    <span className="block max-w-24">
      {formatPercent(rate)}
      <span aria-hidden="true" className="mt-1 block h-1 bg-rule md:-mb-2">
        <span className="block h-1 bg-tint-600" style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
    </span>
  );
}

/** What a product can do for a request; null for datasets, which are files. */
const ofRequests = (code: PricedProduct, { network }: Facts) =>
  code === "DS" ? null : network.products[code];

type Column = { label: string; cell: (code: PricedProduct, facts: Facts) => ReactNode };

const columns: Column[] = [
  {
    label: "Price from",
    cell: (code, { pricing }) => {
      const row = pricing?.products[code];
      if (!row) return "not available";
      return (
        <>
          <b className="font-semibold">{formatUnitPrice(lowestUnitPrice(row))}</b>{" "}
          <span className="text-fg-2 text-xs">{formatPriceUnit(row.per, unitWordsOf(code))}</span>
        </>
      );
    },
  },
  {
    label: "Success",
    cell: (code, { network }) => <Success rate={network.products[code].success} />,
  },
  {
    label: "Median",
    cell: (code, { network }) => {
      const { medianMs } = network.products[code];
      return medianMs === null ? <NotMeasured /> : formatDuration(medianMs);
    },
  },
  {
    label: "IPs",
    cell: (code, { locations }) => {
      const ips = totalIps(locations, code);
      return ips === 0 ? <Dash means="Not applicable" /> : formatShortCount(ips);
    },
  },
  {
    label: "City",
    cell: (code, { network }) => {
      const city = cityTargeting(code, network);
      return typeof city === "string" ? city : <YesNo value={city} />;
    },
  },
  {
    label: "Carrier",
    cell: (code, facts) => <YesNo value={ofRequests(code, facts)?.targeting.includes("carrier") ?? null} />,
  },
  {
    label: "Session",
    cell: (code, { network }) => {
      const { stickyMinutes, keepsIp } = network.products[code];
      if (keepsIp) return "while rented";
      if (stickyMinutes !== null) return `${formatCount(stickyMinutes)} min`;
      return <Dash means={code === "DS" ? "Not applicable" : "No"} />;
    },
  },
  { label: "Renders", cell: (code, facts) => <YesNo value={ofRequests(code, facts)?.renders ?? null} /> },
];

function ProductRow({ code, facts }: { code: PricedProduct; facts: Facts }) {
  const { shortName, path, tint } = products[code];
  return (
    <tr data-tint={tint}>
      <th scope="row">
        <a className="underline-offset-4 hover:underline" href={path}>
          {shortName}
        </a>
      </th>
      {columns.map(({ label, cell }) => (
        <td data-label={label} key={label}>
          {cell(code, facts)}
        </td>
      ))}
    </tr>
  );
}

export function CapabilityTable({ facts, group }: { facts: Facts; group: ProductGroup | "all" }) {
  const isShown = (code: ProductCode): code is PricedProduct =>
    isPriced(code) && (group === "all" || products[code].group === group);
  const { measured } = facts.network;
  const caption = "Products compared: price, measured rates and what each can do";
  return (
    <>
      <ScrollArea label={caption}>
        <table className={`${css.capabilities} w-full border-collapse text-sm`}>
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <td />
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {productCodes.filter(isShown).map((code) => (
              <ProductRow code={code} facts={facts} key={code} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="note mt-4">
        {group === "proxies" ? "Every product" : "Proxies, web scraper API and unblocker"}: the same{" "}
        {formatCount(measured.targets)} public targets, {formatPeriod(measured.from, measured.to)}.{" "}
        {group !== "proxies" &&
          keepHyphens(
            "The SERP, e-commerce and real-estate APIs are measured on target lists of their own. APIs and unblocker obey robots.txt and count a page without the expected content as a failure. ",
          )}
        A request succeeds if it returns the page asked for; a challenge page counts as a failure. Bars run
        from 85 to 100%. Prices at the largest volume.{group !== "proxies" && ` ${crawlerNote}`}
      </p>
    </>
  );
}
