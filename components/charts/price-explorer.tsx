"use client";

import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from "react";
import css from "./price-explorer.module.css";
import type { PriceRung } from "./price-ladder";

/** The slider runs in thousandths of the axis, so that its thumb stands where the curve has the volume. */
const axisLength = 1000;
/** Page up and page down move by this many rungs. */
const pageStride = 5;

type PlanCard = { volume: number; card: ReactNode };

type ExplorerProps = {
  rungs: PriceRung[];
  /** Index of the rung shown first. */
  start: number;
  /** "per GB" */
  priceUnit: string;
  /** Names the slider: "Traffic a month". */
  label: string;
  intro: ReactNode;
  chart: ReactNode;
  note: ReactNode;
  plans: PlanCard[];
};

/** Index of the rung nearest to a place on the axis. */
export function nearestRung(rungs: readonly PriceRung[], place: number): number {
  const off = (rung: PriceRung) => Math.abs(rung.x * axisLength - place);
  return rungs.reduce((best, rung, i) => (off(rung) < off(rungs[best] ?? rung) ? i : best), 0);
}

/** Where a key leads from a rung, or null for keys that the slider leaves to the browser. */
export function rungAfterKey(key: string, index: number, count: number): number | null {
  const target: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + pageStride,
    PageDown: index - pageStride,
    Home: 0,
    End: count - 1,
  };
  const next = target[key];
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next));
}

/** Index of the plan that a volume falls to: the largest that it fills. */
export function planFor(plans: readonly { volume: number }[], volume: number): number {
  return Math.max(
    0,
    plans.findLastIndex((plan) => plan.volume <= volume),
  );
}

/**
 * The curve with its slider, the sum beside it and the plans below. Static where scripts do not run: the
 * first volume is drawn on the server, and the table of steps says the rest.
 */
export function PriceExplorer({ rungs, start, priceUnit, label, intro, chart, note, plans }: ExplorerProps) {
  const [index, setIndex] = useState(start);
  const rung = rungs[index];
  if (!rung) return null;
  const yours = planFor(plans, rung.volume);
  const place: CSSProperties & Record<`--${string}`, number> = {
    "--x": rung.x,
    "--y": rung.y,
    "--unit-letters": priceUnit.length,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = rungAfterKey(event.key, index, rungs.length);
    if (next === null) return;
    // The browser's own step is a thousandth of the axis; ours is the next round volume.
    event.preventDefault();
    setIndex(next);
  };

  return (
    <>
      <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]">
        <div>
          {intro}
          <dl className={`${css.priceSum} mt-4.5 border-t border-fg`}>
            <div>
              <dt>{label}</dt>
              <dd>{rung.amount}</dd>
            </div>
            <div>
              <dt>Price {priceUnit}</dt>
              <dd>{rung.price}</dd>
            </div>
            <div className={css.priceTotal}>
              <dt>A month, before tax</dt>
              <dd>{rung.total}</dd>
            </div>
          </dl>
          <p className="note mt-1.5 tabular-nums">{rung.arithmetic}.</p>
          {note}
        </div>
        <div className="relative mt-3 mr-1.5 mb-8 ml-6 h-[clamp(290px,34vw,410px)]" style={place}>
          {chart}
          <div
            aria-hidden="true"
            className={`${css.staff} absolute top-[calc(var(--y)_*_100%)] bottom-0 left-[calc(var(--x)_*_100%)] w-[9px] -translate-x-1/2 border border-ink`}
          />
          <div aria-hidden="true" className={css.priceMark} />
          <p
            aria-hidden="true"
            className={`${css.priceFlag} absolute text-sm leading-none whitespace-nowrap text-fg-2`}
          >
            <b className="mr-0.5 font-display text-[2.25rem] leading-none font-[560] tracking-[-0.03em] text-fg">
              {rung.price}
            </b>{" "}
            <span className="max-sm:hidden">{priceUnit}</span>
          </p>
          <div
            aria-hidden="true"
            className={`${css.volumeBar} absolute inset-x-0 top-[calc(100%_+_12px)] bottom-auto h-[11px]`}
          />
          <input
            aria-label={label}
            aria-valuetext={`${rung.amount}, ${rung.price} ${priceUnit}, ${rung.total} a month`}
            className={`${css.volumeSlider} absolute -inset-x-1.75 top-[calc(100%_-_9px)] bottom-auto h-5.5 w-[calc(100%_+_28px)] cursor-pointer noscript:hidden`}
            max={axisLength}
            min={0}
            onChange={(event) => setIndex(nearestRung(rungs, event.currentTarget.valueAsNumber))}
            onKeyDown={onKeyDown}
            step={1}
            type="range"
            value={Math.round(rung.x * axisLength)}
          />
        </div>
      </div>
      <ul className="mt-[clamp(40px,5vw,72px)] grid border border-fg bg-paper sm:grid-cols-[1fr_1fr] nav:grid-cols-[repeat(4,1fr)]">
        {plans.map(({ volume, card }, i) => (
          <li
            className={`${css.plan} group relative flex flex-col px-3 pt-3.5 pb-3`}
            data-yours={i === yours || undefined}
            key={volume}
          >
            {i === yours && (
              <span
                className={`${css.planTag} absolute -top-1.5 right-2 rounded-1 bg-tint-700 px-1.25 text-xs leading-[24px] font-[520]`}
              >
                Your volume
              </span>
            )}
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
