"use client";

import { useState } from "react";
import { axisLabel, linearScale, ValueAxis } from "@/components/charts/plot";
import { scaleEnd } from "@/components/charts/scale-bar";
import { SumList } from "@/components/charts/sum-list";
import { RangeField } from "@/components/pricing/range-field";
import { formatCount, formatPercent } from "@/lib/base/format/count";
import { formatMoney } from "@/lib/base/format/money";
import type { AffiliateTerms } from "@/lib/content/endpoints/schemas-company";
import type { Earnings } from "@/lib/features/company/earnings";
import { earningsOf } from "@/lib/features/company/earnings";

const width = 640;
const height = 380;
const plot = { left: 64, right: 632, top: 20, bottom: 340 };
const layerColors = ["fill-tint-300", "fill-tint-100", "fill-tint-200"];
const labeledMonths = [1, 4, 8, 12];

const xOf = (monthIndex: number) => Math.round(plot.left + ((plot.right - plot.left) * monthIndex) / 11);

/** A stacked chart: each layer is the commission from the customers referred in one month. */
function EarningsChart({ earnings: { byJoined: tops, byMonth } }: { earnings: Earnings }) {
  const highest = scaleEnd(Math.max(...byMonth, 1));
  const yOf = linearScale(0, highest, plot.bottom, plot.top);
  const areaOf = (i: number) => {
    const top = tops[i] ?? [];
    const foot = tops[i - 1] ?? top.map(() => 0);
    const toPoints = (values: number[]) => values.map((dollars, month) => `${xOf(month)} ${yOf(dollars)}`);
    return `M${[...toPoints(top), ...toPoints(foot).reverse()].join("L")}z`;
  };
  return (
    <svg
      aria-hidden="true"
      className="overflow-visible max-sm:pr-1.5 max-sm:pl-3 max-sm:[&_text]:text-[22px]"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      <ValueAxis
        format={formatMoney}
        plot={plot}
        values={[0, 0.25, 0.5, 0.75, 1].map((share) => highest * share)}
        y={yOf}
      />
      {tops.map((_, i) => (
        <path
          className={`stroke-tint-700 ${layerColors[i % 3]}`}
          d={areaOf(i)}
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers have a fixed order.
          key={i}
          strokeLinejoin="round"
        />
      ))}
      <g className={axisLabel}>
        {labeledMonths.map((month) => (
          <text
            key={month}
            textAnchor={month === 1 ? "start" : "middle"}
            x={xOf(month - 1)}
            y={plot.bottom + 24}
          >
            {month === 1 ? "month 1" : month}
          </text>
        ))}
      </g>
    </svg>
  );
}

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
            { label: "Earned in the first month", value: formatDollars(earnings.byMonth[0]) },
            { label: "Earned in the twelfth month", value: formatDollars(earnings.byMonth[11]) },
            { label: "Earned in the first year", value: formatDollars(earnings.total) },
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
