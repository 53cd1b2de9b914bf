"use client";

import { useEffect, useState } from "react";
import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { formatCount } from "@/lib/format/count";
import { formatMoney } from "@/lib/format/money";
import { formatPerThousand, type Job, type Quote, quoteJob, renderingKb } from "@/lib/pricing/calculator";
import {
  type Calculation,
  formatCalculation,
  jobLimits,
  parseCalculation,
} from "@/lib/pricing/calculator-link";
import { listRungs } from "@/lib/pricing/rungs";
import type { BillingUnit, ProductCode } from "@/lib/products";
import type { CalculatorChoice, CalculatorData } from "./calculator-data";
import { CopyLink } from "./copy-link";
import { RangeField } from "./range-field";
import { WeirPicture } from "./weir-picture";

const units = ["GB", "IP", "result"] as const satisfies readonly BillingUnit[];
const unitTitles = { GB: "Per GB", IP: "Per IP", result: "Per result" } as const satisfies Record<
  BillingUnit,
  string
>;
/** The address of the page follows the sliders, but not while one is being moved. */
const addressDelay = 300;

const { pages, pageKb, blockedPercent, ratePerHour } = jobLimits;
const pageRungs = listRungs(pages.least, pages.most);
const rateRungs = listRungs(ratePerHour.least, ratePerHour.most);
const blockedRungs = Array.from({ length: blockedPercent.most + 1 }, (_, percent) => percent);

type Priced = { unit: BillingUnit; product: CalculatorChoice; quote: Quote };

function priceAll({ job, chosen }: Calculation, { choices, datacenterSuccess }: CalculatorData): Priced[] {
  return units.flatMap((unit) => {
    const product = choices[unit].find(({ code }) => code === chosen[unit]);
    return product ? [{ unit, product, quote: quoteJob(job, product, datacenterSuccess) }] : [];
  });
}

/** What sales reads as the chosen plan; short enough for a lead. */
function describeJob({ pages: count, pageKb: kb, blocked, rendering }: Job): string {
  const browser = rendering ? ", in a browser" : "";
  return `Calculator: ${formatCount(count)} pages, ${formatCount(kb)} KB, ${Math.round(blocked * 100)}% blocked${browser}`;
}

/** The state of the calculator, from the page's address and back into it. */
function useCalculation({ base, choices }: CalculatorData) {
  const [calculation, setCalculation] = useState(base);
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    const codes = (unit: BillingUnit) => choices[unit].map(({ code }) => code);
    const known = { GB: codes("GB"), IP: codes("IP"), result: codes("result") };
    setCalculation(parseCalculation(new URLSearchParams(location.search), base, known));
    setIsRead(true);
  }, [base, choices]);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      const query = formatCalculation(calculation, base);
      history.replaceState(history.state, "", query ? `?${query}` : location.pathname);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [calculation, base, isRead]);

  return [calculation, setCalculation] as const;
}

function JobFields({ job, onChange }: { job: Job; onChange: (job: Job) => void }) {
  return (
    <div className="job-fields">
      <RangeField
        format={formatCount}
        label="Good pages a month"
        onChange={(value) => onChange({ ...job, pages: value })}
        rungs={pageRungs}
        value={job.pages}
      />
      <RangeField
        format={(kb) => `${formatCount(kb)} KB`}
        hint="What moves for one page without a browser, compressed."
        label="Weight of a page"
        onChange={(value) => onChange({ ...job, pageKb: value })}
        rungs={listRungs(pageKb.least, pageKb.most, [job.pageKb])}
        value={job.pageKb}
      />
      <RangeField
        format={(percent) => `${percent}%`}
        hint="Of requests from plain datacenter addresses, as your log says."
        label="Blocked share"
        onChange={(percent) => onChange({ ...job, blocked: percent / 100 })}
        rungs={blockedRungs}
        value={Math.round(job.blocked * 100)}
      />
      <RangeField
        format={(rate) => `${formatCount(rate)} an hour`}
        hint="For products per IP: what one address may ask of the site and stay polite."
        label="Requests per address"
        onChange={(value) => onChange({ ...job, ratePerHour: value })}
        rungs={rateRungs}
        value={job.ratePerHour}
      />
      <label className="job-switch">
        <input
          checked={job.rendering}
          onChange={(event) => onChange({ ...job, rendering: event.currentTarget.checked })}
          type="checkbox"
        />
        <span>
          <b>Pages need a browser</b>
          <small>Adds {renderingKb} KB of scripts and styles to a page that your own browser loads.</small>
        </span>
      </label>
    </div>
  );
}

function ChannelHead({
  priced: { unit, product, quote },
  choices,
  isLowest,
  onChoose,
}: {
  priced: Priced;
  choices: readonly CalculatorChoice[];
  isLowest: boolean;
  onChoose: (code: ProductCode) => void;
}) {
  return (
    <div className="channel" data-tint={product.tint}>
      <h3>{unitTitles[unit]}</h3>
      <select
        aria-label={`Product ${unitTitles[unit].toLowerCase().replace("gb", "GB").replace("ip", "IP")}`}
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
      <p className="channel-cost">
        <b>{formatPerThousand(quote.perThousand)}</b>
        <span>per 1,000 good pages</span>
      </p>
      <p className="channel-total">{formatMoney(quote.total)} a month</p>
      {isLowest && <p className="channel-lowest">Lowest for this job</p>}
    </div>
  );
}

function Working({ priced: { unit, product, quote } }: { priced: Priced }) {
  return (
    <section className="working" data-tint={product.tint}>
      <h3 className="heading-4">
        {unitTitles[unit]} <span>{product.name}</span>
      </h3>
      <dl>
        {quote.lines.map(({ label, working, result }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{working}</span> <b>{result}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A job, what it costs in three ways of billing, and the sum line by line. */
export function Calculator({ data }: { data: CalculatorData }) {
  const [calculation, setCalculation] = useCalculation(data);
  const { job, chosen } = calculation;
  const priced = priceAll(calculation, data);
  const lowest = priced.reduce((best, next) =>
    next.quote.perThousand < best.quote.perThousand ? next : best,
  );
  return (
    <>
      <section className="on-deep calculator">
        <div className="wrap calculator-grid">
          <div>
            <h2 className="heading-3">Your job</h2>
            <JobFields job={job} onChange={(next) => setCalculation({ ...calculation, job: next })} />
          </div>
          <div className="calculator-weir">
            <p className="weir-source">{formatCount(job.pages)} good pages, three ways to pay</p>
            <WeirPicture
              channels={priced.map(({ unit, product, quote }) => ({
                id: unit,
                tint: product.tint,
                cost: quote.perThousand,
              }))}
            />
            <div className="channels">
              {priced.map((entry) => (
                <ChannelHead
                  choices={data.choices[entry.unit]}
                  isLowest={entry === lowest}
                  key={entry.unit}
                  onChoose={(code) => setCalculation({ job, chosen: { ...chosen, [entry.unit]: code } })}
                  priced={entry}
                />
              ))}
            </div>
            <p className="note mt-2">
              The width of a channel is the cost of 1,000 good pages. List prices by the month, before tax.
            </p>
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
            <h2 className="heading-2">The sum, line by line</h2>
            <div className="flex flex-wrap gap-1.5">
              <CopyLink />
              <OpenModalLink
                className={buttonClasses()}
                plan={describeJob(job)}
                product={lowest.product.code}
              >
                Send this to sales
              </OpenModalLink>
            </div>
          </div>
          <div className="workings">
            {priced.map((entry) => (
              <Working key={entry.unit} priced={entry} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
