"use client";

import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from "react";
import { type PricePlot, priceShare, volumeShare } from "@/components/charts/price-plot";
import type { PricePoint } from "@/components/charts/price-points";
import { SumList } from "@/components/charts/sum-list";
import sliderCss from "@/components/ui/slider.module.css";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { PlanList, type PlanListItem } from "./plan-list";
import css from "./price-explorer.module.css";

/** Steps of the slider along the axis, so that its thumb is at the volume's position on the curve. */
const axisLength = 1000;
/** Page Up and Page Down move by this many values. */
const pageStride = 5;

type ExplorerProps = {
  points: PricePoint[];
  plot: PricePlot;
  /** Index of the initial value. */
  start: number;
  /** "GB" */
  unit: string;
  /** "per GB" */
  priceUnit: string;
  /** Names the slider: "Traffic per month". */
  label: string;
  plans: PlanListItem[];
  chart: ReactNode;
  /** Below the panel. */
  notes: ReactNode;
};

/** Far below a pixel, and the same in every browser. */
const toTenThousandths = (share: number) => Math.round(share * 10_000) / 10_000;

/** Index of the value nearest to a position on the axis. */
function nearestPoint(points: readonly PricePoint[], plot: PricePlot, place: number): number {
  const distances = points.map(({ volume }) => Math.abs(volumeShare(plot, volume) * axisLength - place));
  return distances.indexOf(Math.min(...distances));
}

/** Index that a key moves to, or null for keys that the browser handles. */
function indexAfterKey(key: string, index: number, count: number): number | null {
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

/** A product's plans, its price curve with a slider, and the price of the chosen volume; static without JavaScript. */
export function PriceExplorer({
  points,
  plot,
  start,
  unit,
  priceUnit,
  label,
  plans,
  chart,
  notes,
}: ExplorerProps) {
  const [index, setIndex] = useState(start);
  const point = points[index];
  if (!point) return null;
  const { volume, arithmetic, once } = point;
  const amount = `${formatCount(volume)} ${unit}`;
  const price = formatUnitPrice(point.price);
  const total = formatMoney(point.total);
  const x = toTenThousandths(volumeShare(plot, volume));
  const place: CSSProperties & Record<`--${string}`, number> = {
    "--x": x,
    "--y": toTenThousandths(priceShare(plot, point.price)),
    "--unit-letters": priceUnit.length,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, points.length);
    if (next === null) return;
    // The browser would step by a thousandth of the axis; step to the next round volume instead.
    event.preventDefault();
    setIndex(next);
  };

  return (
    <>
      <div className="on-paper border border-fg">
        <PlanList isExample={index === start} plans={plans} volume={volume} />
        <div className="grid border-t border-rule md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] nav:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <div className="p-4 sm:p-6 md:border-r md:border-rule">
            <h3 className="heading-3">Choose a volume to see the price</h3>
            <SumList
              className="mt-4"
              rows={[
                // Only the label of traffic does not name the unit.
                { label, value: unit === "GB" ? amount : formatCount(volume) },
                { label: `Price ${priceUnit}`, value: price },
                { label: `${once ? "Once" : "Per month"}, before tax`, value: total },
              ]}
            />
            {arithmetic && <p className="note mt-3 tabular-nums">{arithmetic}.</p>}
          </div>
          <div className="relative mt-9 mr-9 mb-16 ml-16 h-72 @container" style={place}>
            {chart}
            {/* A vertical scale like a water gauge. */}
            <div aria-hidden="true" className={css.gauge} />
            <div aria-hidden="true" className={css.point} />
            <p aria-hidden="true" className={css.priceFlag}>
              <b>{price}</b> <span className="max-sm:hidden">{priceUnit}</span>
            </p>
            <div aria-hidden="true" className={css.volumeBar} />
            <input
              aria-label={label}
              aria-valuetext={`${amount}, ${price} ${priceUnit}, ${total} ${once ? "once" : "per month"}`}
              className={`${sliderCss.slider} absolute -inset-x-3.5 top-[calc(100%_-_21px)] bottom-auto h-11 w-[calc(100%_+_28px)] cursor-pointer noscript:hidden`}
              max={axisLength}
              min={0}
              onChange={(event) => setIndex(nearestPoint(points, plot, event.currentTarget.valueAsNumber))}
              onKeyDown={onKeyDown}
              step={1}
              type="range"
              value={Math.round(x * axisLength)}
            />
          </div>
        </div>
      </div>
      <div className="mt-4 grid gap-2">{notes}</div>
    </>
  );
}
