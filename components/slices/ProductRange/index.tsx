import { asText, type Content } from "@prismicio/client";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import glyphs from "@/components/illustrations/product-glyphs.svg";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { formatUnitPrice } from "@/lib/base/format/money";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { listProductEntries, type ProductEntry } from "@/lib/features/products/entries";
import css from "./index.module.css";

/** Proxies are grouped by hue, web data by family. */
const lineTitles: Readonly<Record<string, string>> = {
  RP: "Residential and ISP proxies",
  MOBILE_PROXY: "Mobile proxies",
  DCP: "Datacenter proxies",
  apis: "Scraper APIs",
  data: "Datasets",
};
const lineOf = ({ family, tint }: ProductEntry) => (family === "proxies" ? tint : family);

/** "from $2.50 per GB"; null while prices are unavailable. */
function describePrice({ key, priceFrom }: ProductEntry, { pricing }: SliceContext): string | null {
  // The crawler has the price of the web scraper API.
  const code = key === "CRAWLER" ? "WEB_API" : key;
  const per = pricing?.products[code].per;
  if (priceFrom === null || per === undefined) return null;
  return `from ${formatUnitPrice(priceFrom)} ${formatPriceUnitPerPeriod(per, code)}`;
}

/** A line of products; one with a single product is named like it, so its heading is the link. */
function Line({
  title,
  entries,
  context,
}: {
  title: string;
  entries: ProductEntry[];
  context: SliceContext;
}) {
  const [first, ...others] = entries;
  if (!first) return null;
  const isSingle = others.length === 0;
  return (
    <li data-tint={first.tint}>
      <DecorativeDrawing file={glyphs} part={first.key} viewBox="0 0 96 64" />
      <h3>{isSingle ? <a href={first.path}>{title}</a> : title}</h3>
      {isSingle ? (
        <small>{describePrice(first, context)}</small>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <a href={entry.path}>{entry.name}</a>
              <small>{describePrice(entry, context)}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export default function ProductRange({ slice, context }: SliceProps<Content.ProductRangeSlice>) {
  const { heading, lead } = slice.primary;
  const lines = Map.groupBy(listProductEntries(context, "all"), lineOf);
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ul className={css.lines}>
          {[...lines].map(([line, entries]) => (
            <Line context={context} entries={entries} key={line} title={lineTitles[line] ?? ""} />
          ))}
        </ul>
      </div>
    </section>
  );
}
