import type { ReactNode } from "react";
import { ScrollArea } from "@/components/ui/scroll-area";
import { Dash, YesNo } from "@/components/ui/yes-no";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatPeriod } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { isPriced, type PricedProduct, type ProductCode, productCodes, products } from "@/lib/base/products";
import type { ProductGroup } from "@/lib/base/routes";
import { formatPricePeriod } from "@/lib/base/unit-words";
import { totalIps } from "@/lib/content/endpoints/counts";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import { cityTargeting, formatKnown } from "@/lib/features/pricing/compare";
import { crawlerNote, formatHardTargets, formatTargeting, poolNote } from "@/lib/features/products/entries";
import css from "./capability-table.module.css";

type Facts = { network: NetworkFigures; pricing: Pricing | null; locations: Locations };

type Method = "proxies" | "content" | "own-targets" | "files";

/** How a product's success is measured. Rates compare only within a method. */
function methodOf(code: PricedProduct): Method {
  if (products[code].group === "proxies") return "proxies";
  if (code === "DS") return "files";
  return code === "WEB_API" || code === "WEB_UNBLOCKER" ? "content" : "own-targets";
}

/** The methods in the order of the table, with their headings. */
const listMethods = (targets: string): [Method, string][] => [
  ["proxies", `Proxies, ${targets} public targets; success: the requested page arrived`],
  ["content", `The same ${targets} targets; success: the expected content arrived`],
  [
    "own-targets",
    "Each on its own targets; success: the expected content arrived; real estate: median per listing",
  ],
  ["files", "Files: no requests to measure"],
];

/** A proxy's success rate as a figure and as a bar on a scale from 85 to 100%, where the proxies differ. */
function Success({ rate, hasBar }: { rate: number | null; hasBar: boolean }) {
  if (rate === null) return <Dash means="Not applicable" />;
  if (!hasBar) return formatPercent(rate);
  const from = 0.85;
  const share = Math.max(0, (rate - from) / (1 - from));
  return (
    <span className="block max-w-24 md:ml-auto">
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
          <span className="text-fg-2 text-xs">{formatPricePeriod(row.per, code)}</span>
        </>
      );
    },
  },
  {
    label: "Success",
    cell: (code, { network }) => (
      <Success hasBar={methodOf(code) === "proxies"} rate={network.products[code].success} />
    ),
  },
  {
    label: "Median",
    cell: (code, { network }) =>
      formatKnown(network.products[code].medianMs, formatDuration) ?? <Dash means="Not applicable" />,
  },
  {
    label: "IPs",
    cell: (code, { locations }) =>
      formatKnown(totalIps(locations, code) || null, formatShortCount) ?? <Dash means="Not applicable" />,
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
  const codes = productCodes.filter(isShown);
  const { targets, from, to } = facts.network.measured;
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
          {listMethods(formatCount(targets)).map(([method, heading]) => {
            const rows = codes.filter((code) => methodOf(code) === method);
            return rows.length === 0 ? null : (
              <tbody key={method}>
                <tr>
                  <th colSpan={columns.length + 1} scope="rowgroup">
                    {heading}
                  </th>
                </tr>
                {rows.map((code) => (
                  <ProductRow code={code} facts={facts} key={code} />
                ))}
              </tbody>
            );
          })}
        </table>
      </ScrollArea>
      <p className="note mt-4">
        Measured {formatPeriod(from, to)}. A challenge or block page counts as a failure.{" "}
        {formatHardTargets(facts.network)}{" "}
        {group !== "proxies" && "The APIs and the unblocker obey robots.txt. "}
        {group !== "web-data" && "Bars run from 85 to 100%. "}
        Prices at the largest volume. {formatTargeting(facts.locations)}
        {group !== "web-data" && ` ${poolNote}`}
        {group !== "proxies" && ` ${crawlerNote}`}
      </p>
    </>
  );
}
