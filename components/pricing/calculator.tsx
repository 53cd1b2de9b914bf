"use client";

import { useEffect, useState } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { useCopy } from "@/components/ui/use-copy";
import { removeTrackingIds } from "@/lib/base/campaign-parameters";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney } from "@/lib/base/format/money";
import type { ProductCode } from "@/lib/base/products";
import {
  type Calculation,
  type CalculatorData,
  type CalculatorProduct,
  formatPerThousand,
  type Quote,
  quoteAll,
} from "@/lib/features/pricing/calculator";
import { parseCalculation, writeCalculation } from "@/lib/features/pricing/calculator-link";
import { CostRiver } from "./cost-river";
import { WorkloadFields } from "./workload-fields";

/** "Per GB", as a heading. */
const titleOf = ({ product }: Quote) => `Per ${product.unit}`;

/** The caption of one cost in the chart: its product, and the cost of 1,000 pages. */
function QuoteHead({
  quote,
  choices,
  isLowest,
  onChoose,
}: {
  quote: Quote;
  choices: readonly CalculatorProduct[];
  isLowest: boolean;
  onChoose: (code: ProductCode) => void;
}) {
  const { product, total, perThousand } = quote;
  return (
    <div
      className="grid content-start gap-x-4 gap-y-1.5 border-tint-400 max-sm:grid-cols-[minmax(168px,1fr)_auto] max-sm:border-l-4 max-sm:pl-3 sm:justify-items-center sm:border-t-3 sm:px-0.5 sm:pt-3.5 sm:text-center"
      data-tint={product.tint}
    >
      {/* Two columns on phones, one on other windows. */}
      <div className="grid content-start justify-items-start gap-1.5 sm:contents">
        <h3 className="text-sm font-[560]">{titleOf(quote)}</h3>
        <select
          aria-label={`Product per ${product.unit}`}
          className="h-11 w-full max-w-52.5 rounded-2 border border-rule-2 bg-ground-2 pr-6 pl-2 text-xs sm:pl-3.5 noscript:hidden"
          onChange={(event) => {
            const chosen = choices.find(({ code }) => code === event.currentTarget.value);
            if (chosen) onChoose(chosen.code);
          }}
          value={product.code}
        >
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <p className="hidden text-xs noscript:block">{product.name}</p>
        {isLowest && (
          <p className="rounded-1 bg-tag px-2 py-1 text-xs leading-[1.3] font-[520] text-on-tag sm:order-1">
            Cheapest for this job
          </p>
        )}
      </div>
      <div className="grid content-start gap-1.5 max-sm:text-right sm:contents">
        <p
          data-channel-cost
          className="font-display text-[length:clamp(1.75rem,1.1rem_+_2.4vw,3rem)] leading-[1.05] font-[560] sm:mt-2"
        >
          {formatPerThousand(perThousand)}
        </p>
        <p className="text-xs leading-[1.4] text-fg-2 tabular-nums">per 1,000 good pages</p>
        <p className="text-xs leading-[1.4] text-fg-2 tabular-nums">{formatMoney(total)} per month</p>
      </div>
    </div>
  );
}

/** Delay in ms before the URL is updated: browsers limit how often it may change. */
const urlDelay = 300;

/** The page's URL with a calculation in its query. */
function buildUrl(calculation: Calculation, base: Calculation): URL {
  const url = new URL(location.href);
  writeCalculation(url.searchParams, calculation, base);
  return url;
}

/** Keeps the calculation and the URL's query in sync. Read in the browser: the page is the same for all. */
function useCalculation(data: CalculatorData) {
  const { base } = data;
  const [calculation, setCalculation] = useState(base);
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    setCalculation(parseCalculation(new URLSearchParams(location.search), data));
    setIsRead(true);
  }, [data]);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", buildUrl(calculation, base));
    }, urlDelay);
    return () => clearTimeout(timer);
  }, [calculation, base, isRead]);

  return [calculation, setCalculation] as const;
}

/** Copies the calculation's URL, without the visitor's click ids. If that is not allowed, it is also in the address bar. */
function CopyLink({ calculation, base }: { calculation: Calculation; base: Calculation }) {
  const [isCopied, copy] = useCopy();
  return (
    <button
      className={`${buttonClasses({ variant: "Outline" })} noscript:hidden`}
      onClick={() => copy(removeTrackingIds(buildUrl(calculation, base).href))}
      type="button"
    >
      <span aria-live="polite">{isCopied ? "Link copied" : "Copy link to this calculation"}</span>
    </button>
  );
}

function CalculationSteps({ quote }: { quote: Quote }) {
  const { product, lines } = quote;
  return (
    <section data-tint={product.tint}>
      <h3 className="heading-4 border-t-3 border-tint-700 py-3">
        {titleOf(quote)} <span className="font-normal text-fg-2">{product.name}</span>
      </h3>
      <dl>
        {lines.map(([label, working, result]) => (
          <div className="group border-t border-t-rule py-2.25 last:border-y last:border-y-fg" key={label}>
            <dt className="text-xs text-fg-2">{label}</dt>
            <dd className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0 font-mono text-[0.875rem] leading-[1.5] font-[450]">
              {working}{" "}
              <b className="ml-auto font-semibold group-last:font-display group-last:text-[1.75rem] group-last:leading-[1.1] group-last:font-[560]">
                {result}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The job as the lead's plan, for sales; within the length limit. */
export function describeJob({ pages, pageKb, blockedPercent, rendering }: Calculation): string {
  const browser = rendering ? ", in a browser" : "";
  return `Calculator: ${formatCount(pages)} pages, ${formatCount(pageKb)} KB, ${blockedPercent}% blocked${browser}`;
}

/** The three costs, sticky on small windows. Hidden from screen readers, because they repeat the chart. */
function CostStrip({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div
      aria-hidden="true"
      className="sticky bottom-0 z-2 mt-4 grid grid-cols-3 border-t border-rule-2 bg-ground-3 px-(--gutter) py-2 text-center text-2xs md:hidden"
    >
      {quotes.map((quote) => (
        <p key={quote.product.unit}>
          {titleOf(quote)}{" "}
          <b className="block font-display text-[1.25rem] leading-[1.2] font-[560]">
            {formatPerThousand(quote.perThousand)}
          </b>
        </p>
      ))}
    </div>
  );
}

function SumHead({
  calculation,
  base,
  lowest,
}: {
  calculation: Calculation;
  base: Calculation;
  lowest: CalculatorProduct | undefined;
}) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <h2 className="heading-2">The calculation, line by line</h2>
      <div className="flex flex-wrap gap-3" data-tint={lowest?.tint}>
        <CopyLink base={base} calculation={calculation} />
        <OpenModalLink
          className={buttonClasses({ variant: "Outline" })}
          plan={describeJob(calculation)}
          product={lowest?.code}
        >
          Send this to sales
        </OpenModalLink>
      </div>
    </div>
  );
}

/** The job, its cost per billing unit, and each step of the calculation. */
export function Calculator({ data }: { data: CalculatorData }) {
  const [calculation, setCalculation] = useCalculation(data);
  const change = (changed: Partial<Calculation>) => setCalculation((now) => ({ ...now, ...changed }));
  const quotes = quoteAll(calculation, data);
  const [lowest] = [...quotes].sort((a, b) => a.perThousand - b.perThousand);
  return (
    <>
      <section data-calculator className="on-deep relative py-fluid-3 max-md:pb-0">
        <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-[340px_minmax(0,1fr)]">
          <div>
            <h2 className="heading-3">Your job</h2>
            <WorkloadFields calculation={calculation} onChange={change} />
            <noscript>
              <p className="note mt-4">
                The sliders need JavaScript. The calculation below is for the example job above.
              </p>
            </noscript>
          </div>
          <div className="min-w-0">
            <p className="text-center text-sm text-fg-2 italic">
              {formatCount(calculation.pages)} good pages, three ways to pay
            </p>
            <CostRiver quotes={quotes} />
            <div className="grid gap-y-6 max-sm:mt-6 sm:grid-cols-3">
              {quotes.map((quote) => {
                const { unit } = quote.product;
                return (
                  <QuoteHead
                    choices={data.products.filter((product) => product.unit === unit)}
                    isLowest={quote === lowest}
                    key={unit}
                    onChoose={(code) => change({ [unit]: code })}
                    quote={quote}
                  />
                );
              })}
            </div>
            <p className="note mt-4">
              The width of a channel is the cost of 1,000 good pages. Monthly list prices, before tax.
            </p>
          </div>
        </div>
        <CostStrip quotes={quotes} />
      </section>
      <section className="section">
        <div className="wrap">
          <SumHead base={data.base} calculation={calculation} lowest={lowest?.product} />
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
            {quotes.map((quote) => (
              <CalculationSteps key={quote.product.unit} quote={quote} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
