import { abovePlans } from "@/components/pricing/order-note";
import { PricesUnavailable } from "@/components/pricing/prices-unavailable";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { routes } from "@/lib/base/routes";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";
import { type DatasetCost, listDatasetCosts } from "@/lib/features/products/datasets";

const costTexts = {
  minimum: {
    title: "Part of the file, once",
    text: "The minimum order: one country, one category or one source. The sample comes with the number of records for your country and category.",
  },
  changes: {
    title: "One month of changes",
    text: "New and changed records with all fields, at the average rate of the refreshes above. With fewer fields, fewer records count as changed.",
  },
  full: {
    title: "The whole file, once",
    text: "Every country and every field, as of the latest refresh above.",
  },
} satisfies Record<DatasetCost["id"], { title: string; text: string }>;

function Cost({ cost }: { cost: DatasetCost }) {
  const { title, text } = costTexts[cost.id];
  const isEstimate = cost.id === "changes";
  return (
    <li className="flex flex-col border-rule-2 px-6 pt-7 pb-6 not-first:border-t md:not-first:border-t-0 md:not-first:border-l">
      <h3 className="heading-3">{title}</h3>
      <p className="mt-2 text-fg-2 text-sm leading-normal">{text}</p>
      <p className="mt-auto pt-5 font-display text-[2.5rem] leading-[1.1] font-[560]">
        {isEstimate && "About "}
        {formatMoney(cost.total)}
      </p>
      <p className="text-fg-2 text-sm tabular-nums">
        {isEstimate && "about "}
        {formatCount(cost.records)} records at {formatUnitPrice(cost.unitPrice)} per 1,000
      </p>
    </li>
  );
}

export function DatasetCosts({ dataset, pricing }: { dataset: Dataset; pricing: Pricing | null }) {
  return (
    <section className="section scroll-mt-8" id="price">
      <div className="wrap">
        <div className="mb-10 grid items-end gap-x-6 gap-y-4 md:grid-cols-12">
          <h2 className="heading-2 md:col-span-7">What three example orders cost</h2>
          <p className="lead md:col-span-5">
            A record is billed when it is delivered. One that has not changed since your last file is free.
          </p>
        </div>
        {pricing ? (
          <>
            <ol className="grid border border-fg md:grid-cols-3">
              {listDatasetCosts(dataset, pricing.products.DS).map((cost) => (
                <Cost cost={cost} key={cost.id} />
              ))}
            </ol>
            <p className="note mt-4">
              In US dollars, before tax. Prices as of {formatDate(pricing.asOf)};{" "}
              <a className="link" href={routes.pricing("DS")}>
                all prices by volume
              </a>
              . {abovePlans}
            </p>
          </>
        ) : (
          <PricesUnavailable product="DS" />
        )}
      </div>
    </section>
  );
}
