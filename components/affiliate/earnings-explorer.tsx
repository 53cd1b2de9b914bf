"use client";

import { useState } from "react";
import { SumList } from "@/components/charts/sum-list";
import { RangeField } from "@/components/pricing/range-field";
import { formatCount, formatPercent } from "@/lib/base/format/count";
import { formatMoney } from "@/lib/base/format/money";
import type { AffiliateTerms } from "@/lib/content/endpoints/schemas-company";
import { earningsOf } from "@/lib/features/company/earnings";
import { EarningsChart } from "./earnings-chart";

/** What a referred customer spends per month, in US dollars. */
const spendOptions = [25, 50, 100, 200, 300, 500, 800, 1200, 2000, 3000];
const customerOptions = Array.from({ length: 30 }, (_, i) => i + 1);
const figureClasses = "font-[560] font-display text-h3 leading-none";

/** What a partner earns in the first year who refers as many new customers each month. The server renders an example; the sliders need JavaScript. */
export function EarningsExplorer({ terms }: { terms: AffiliateTerms }) {
  const [newCustomers, setNewCustomers] = useState(4);
  const [spend, setSpend] = useState(200);
  const earnings = earningsOf({ newCustomers, spend }, terms);
  const formatDollars = (amount = 0) => formatMoney(Math.round(amount));
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
      <div className="grid gap-6">
        <RangeField
          format={formatCount}
          label="New customers per month"
          onChange={setNewCustomers}
          value={newCustomers}
          valueClassName={figureClasses}
          values={customerOptions}
        />
        <RangeField
          format={formatMoney}
          label="Monthly spend per customer"
          onChange={setSpend}
          value={spend}
          valueClassName={figureClasses}
          values={spendOptions}
        />
        <SumList
          isLive
          rows={[
            { label: "First month", value: formatDollars(earnings.byMonth[0]) },
            { label: "Twelfth month", value: formatDollars(earnings.byMonth[11]) },
            { label: "First year", value: formatDollars(earnings.total) },
          ]}
        />
        <p className="note">
          {formatPercent(terms.commission)} of {formatMoney(spend)}, from each customer for {terms.months}{" "}
          months. An example, not a promise.
        </p>
      </div>
      <EarningsChart earnings={earnings} />
    </div>
  );
}
