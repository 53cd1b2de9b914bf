import { Fragment } from "react";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { type PricedProduct, products } from "@/lib/base/products";
import type { NetworkStatus } from "@/lib/content/endpoints/schemas-status";
import { listDays, listedDaysOf, listNumbered, lostMinutesOn } from "@/lib/features/status/record";

const sizes = {
  wide: { width: 1200, left: 184, right: 1190, top: 112, step: 25, pixelsPerMinute: 4.4, foot: 72 },
  middle: { width: 700, left: 156, right: 696, top: 112, step: 25, pixelsPerMinute: 4.4, foot: 72 },
  narrow: { width: 350, left: 0, right: 348, top: 84, step: 54, pixelsPerMinute: 2.2, foot: 58 },
} as const;
type Size = keyof typeof sizes;

const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
/** Points per day. */
const density = 8;
/** Days on each side of a bump's middle at which it has fallen to 1/e of its height. */
const spread = 0.8;

// Below the width of the full menu, the wide chart is drawn at three quarters of its size, so its text is larger there.
const noteClass =
  "fill-fg-3 font-sans text-[12px] leading-[normal] font-medium italic md:max-nav:text-[15px]";
const scaleMinutes = 10;
/** The row of the incidents' numbers. */
const badgeY = 24;
const badgeRadius = 10;

function worstMinutes(status: NetworkStatus, product: PricedProduct): number[] {
  return listDays(status).map((date) =>
    Math.max(...status.regions.map(({ id }) => lostMinutesOn(status, { product, region: id }, date))),
  );
}

/** A product's line: flat, with a bump in proportion to minutes of downtime, in pixels. */
function levelsOf(minutes: readonly number[], pixelsPerMinute: number): number[] {
  return Array.from({ length: (minutes.length - 1) * density + 1 }, (_, index) => {
    const at = index / density;
    const height = minutes.reduce(
      (sum, lost, day) => (lost === 0 ? sum : sum + lost * Math.exp(-(((at - day) / spread) ** 2))),
      0,
    );
    return height * pixelsPerMinute;
  });
}

/** The line of a product from one edge to the other. */
function drawLine(levels: readonly number[], size: Size, base: number): string {
  const { left, right } = sizes[size];
  const points = levels.map(
    (level, index): Point => [left + ((right - left) * index) / (levels.length - 1), base - level],
  );
  return toPath(points);
}

/** Room for the name of a month beside its line. */
const monthWidth = 40;

function Months({ status, size, bottom }: { status: NetworkStatus; size: Size; bottom: number }) {
  const { width, left, right } = sizes[size];
  const days = listDays(status);
  return days.map((date, index) => {
    if (!date.endsWith("-01")) return null;
    const x = Math.round(left + ((right - left) * index) / (days.length - 1));
    const fits = x + monthWidth <= width;
    return (
      <Fragment key={date}>
        <path className="stroke-rule stroke-1" d={`M${x} 46V${bottom}`} />
        <text className={noteClass} textAnchor={fits ? "start" : "end"} x={fits ? x + 6 : x - 6} y={bottom}>
          {monthName.format(new Date(date))}
        </text>
      </Fragment>
    );
  });
}

/**
 * Numbers of incidents with failed probes, as in the list below, in a row above the lines, each with a line down to the first
 * product that it affects.
 */
function IncidentNumbers({ status, size }: { status: NetworkStatus; size: Size }) {
  const { width, left, right, top, step, pixelsPerMinute } = sizes[size];
  return listNumbered(status).map((incident, index) => {
    const row = status.products.findIndex((product) => incident.products.includes(product));
    const product = status.products[row];
    const days = listedDaysOf(status, incident);
    if (product === undefined || days === null) return null;
    const levels = levelsOf(worstMinutes(status, product), pixelsPerMinute);
    // If it went past midnight, its peak is between two days.
    const possible = levels.slice(days.first * density, days.last * density + 1);
    const lift = Math.max(...possible);
    const peak = days.first * density + possible.indexOf(lift);
    const x = Math.round(left + ((right - left) * peak) / (levels.length - 1));
    const badgeX = Math.min(Math.max(x, badgeRadius + 1), width - badgeRadius - 1);
    return (
      <g key={incident.id}>
        <path className="stroke-rule-2" d={`M${x} ${badgeY}V${Math.round(top + row * step - lift)}`} />
        <circle className="fill-ground stroke-fg stroke-[1.2]" cx={badgeX} cy={badgeY} r={badgeRadius} />
        <text
          className="fill-fg font-mono text-[11px] leading-[normal] font-semibold md:max-nav:text-[15px]"
          textAnchor="middle"
          x={badgeX}
          y={badgeY}
          dominantBaseline="central"
        >
          {index + 1}
        </text>
      </g>
    );
  });
}

/** Legend for the height of a bump, below the last line: on a line, it would look like a bump. */
function Scale({ size, base }: { size: Size; base: number }) {
  const { right, pixelsPerMinute } = sizes[size];
  const height = Math.round(scaleMinutes * pixelsPerMinute);
  const bottom = base + 16 + height;
  return (
    <>
      <path className="fill-none stroke-fg-3" d={`M${right - 16} ${bottom - height}h6v${height}h-6`} />
      <text
        className={`${noteClass} stroke-ground stroke-5`}
        paintOrder="stroke"
        textAnchor="end"
        x={right - 22}
        y={bottom - height / 2 + 4}
      >
        {scaleMinutes} min lost
      </text>
    </>
  );
}

/** Downtime by day: flat lines with bumps where minutes were lost. The list of incidents says the same. */
export function DowntimeChart({
  status,
  size,
  className,
}: {
  status: NetworkStatus;
  size: Size;
  className?: string;
}) {
  const { width, left, right, top, step, foot, pixelsPerMinute } = sizes[size];
  // Names are below their lines on phones, otherwise beside them.
  const hasMargin = left > 0;
  const lastBase = top + (status.products.length - 1) * step;
  const bottom = lastBase + foot;
  return (
    <svg aria-hidden="true" className={className} viewBox={`0 0 ${width} ${bottom + 8}`} width="100%">
      <Months bottom={bottom} size={size} status={status} />
      {status.products.map((product, row) => {
        const base = top + row * step;
        const course = drawLine(levelsOf(worstMinutes(status, product), pixelsPerMinute), size, base);
        return (
          <g data-tint={products[product].tint} key={product}>
            <path className="fill-ground" d={`${course}H${left}z`} />
            <path className="fill-none stroke-tint-400 stroke-[1.5]" d={course} />
          </g>
        );
      })}
      {status.products.map((product, row) => (
        <text
          className="fill-fg-2 stroke-ground stroke-5 font-sans text-[13px] leading-[normal] font-medium md:max-nav:text-[16px]"
          key={product}
          paintOrder="stroke"
          strokeLinejoin="round"
          textAnchor={hasMargin ? "end" : "start"}
          x={hasMargin ? left - 14 : 0}
          y={top + row * step + (hasMargin ? 4 : 14)}
        >
          {products[product].shortName}
        </text>
      ))}
      <Scale base={lastBase} size={size} />
      <path className="stroke-rule stroke-1" d={`M${right} 46V${bottom}`} />
      <IncidentNumbers size={size} status={status} />
    </svg>
  );
}
