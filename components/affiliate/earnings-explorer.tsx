"use client";

import { type ChangeEvent, useId, useState } from "react";
import { SumList } from "@/components/charts/sum-list";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney } from "@/lib/base/format/money";
import type { AffiliateTerms } from "@/lib/content/endpoints/schemas-company";
import { earningsOf } from "@/lib/features/company/earnings";
import { EarningsChart } from "./earnings-chart";

/** The slider's values: what a referred customer spends per month, in US dollars. */
const spendOptions = [25, 50, 100, 200, 300, 500, 800, 1200, 2000, 3000];
const maxCustomers = 30;

function Slider({
  label,
  value,
  text,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  text: string;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <label className="text-fg-2 text-sm" htmlFor={id}>
          {label}
        </label>
        <output className="font-[560] font-display text-h3 leading-none" htmlFor={id}>
          {text}
        </output>
      </p>
      <input
        aria-valuetext={text}
        className="h-11 w-full cursor-pointer accent-tint-700 noscript:hidden"
        id={id}
        max={max}
        min={min}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.valueAsNumber)}
        step={1}
        type="range"
        value={value}
      />
    </div>
  );
}

/** The earnings of a year of referrals. The server renders an example; the sliders need JavaScript. */
export function EarningsExplorer({ terms }: { terms: AffiliateTerms }) {
  const [customers, setCustomers] = useState(4);
  const [spendIndex, setSpendIndex] = useState(3);
  const spend = spendOptions[spendIndex] ?? 0;
  const earnings = earningsOf({ customers, spend }, terms);
  const last = earnings.months.at(-1) ?? 0;
  const share = Math.round(terms.commission * 100);
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
      <div className="grid gap-6">
        <Slider
          label="New customers per month"
          max={maxCustomers}
          min={1}
          onChange={setCustomers}
          text={formatCount(customers)}
          value={customers}
        />
        <Slider
          label="Monthly spend per customer"
          max={spendOptions.length - 1}
          min={0}
          onChange={setSpendIndex}
          text={formatMoney(spend)}
          value={spendIndex}
        />
        <SumList
          isLive
          rows={[
            { label: "First month", value: formatMoney(Math.round(earnings.months[0] ?? 0)) },
            { label: "Twelfth month", value: formatMoney(Math.round(last)) },
            { label: "First year", value: formatMoney(Math.round(earnings.total)) },
          ]}
        />
        <p className="note">
          {share}% of {formatMoney(spend)}, from each customer for {terms.months} months.
        </p>
      </div>
      <EarningsChart earnings={earnings} />
    </div>
  );
}
