import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import type { NetworkStatus } from "@/lib/content/endpoints/schemas-status";
import { availabilityOf, listDays, listMarkedDays, type ProductRegion } from "@/lib/features/status/record";
import { formatAvailability } from "@/lib/features/status/wording";
import css from "./availability-table.module.css";

/** Width of a day, in user units. */
const pitch = 4;
const height = 30;

/** A mark, from its lower left corner. Incidents have an arrowhead, so that they differ from planned work not only in color. */
const shapes = {
  incident: (width: number) => `h${width}v-22l5-8h-${width + 10}l5 8z`,
  maintenance: (width: number) => `h${width}v-24h-${width}z`,
};

const kindNames = { incident: "incident", maintenance: "planned work" };

/** Text alternative of the bar: "No incident in 90 days", or each marked day. */
function describeDays(status: NetworkStatus, productRegion: ProductRegion): string {
  const marked = listMarkedDays(status, productRegion);
  if (marked.length === 0) return `No incident in ${status.days} days`;
  return marked
    .map(
      ({ date, kind, availability }) =>
        `${formatDate(date)}: ${kindNames[kind]}, ${formatAvailability(availability)}`,
    )
    .join("; ");
}

/** Marked days that follow each other are one mark: an incident past midnight has one arrowhead. */
function listRuns(status: NetworkStatus, productRegion: ProductRegion) {
  const runs: { index: number; kind: keyof typeof shapes; days: number }[] = [];
  for (const { index, kind } of listMarkedDays(status, productRegion)) {
    const last = runs.at(-1);
    if (last?.kind === kind && last.index + last.days === index) last.days += 1;
    else runs.push({ index, kind, days: 1 });
  }
  return runs;
}

/**
 * The days as one bar, with marks where there was an incident or planned work. Moved up, because the text beside it is centered on
 * the bar, not on the arrowheads.
 */
function DayBar({ status, productRegion }: { status: NetworkStatus; productRegion: ProductRegion }) {
  const width = status.days * pitch;
  return (
    <svg
      aria-label={describeDays(status, productRegion)}
      className="relative -top-0.75 h-7.5 w-full min-w-0 flex-[1_1_0]"
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="stroke-tint-300" d={`M0 ${height - 12}H${width}`} strokeWidth={10} />
      {listRuns(status, productRegion).map(({ index, kind, days }) => (
        <path
          className={kind === "incident" ? css.dayIncident : css.dayMaintenance}
          d={`M${index * pitch} ${height}${shapes[kind](days * pitch)}`}
          key={index}
        />
      ))}
    </svg>
  );
}

const legend = [
  { name: "no incident", className: css.dayKeyCalm },
  { name: kindNames.incident, className: css.dayKeyIncident },
  { name: kindNames.maintenance, className: css.dayKeyMaintenance },
];

function Legend({ status }: { status: NetworkStatus }) {
  const days = listDays(status);
  return (
    <p className="note mb-4 flex max-w-none flex-wrap gap-x-6 gap-y-2">
      <span>
        {formatDate(days[0] ?? "")} on the left, {formatDate(days.at(-1) ?? "")} on the right; days are in UTC
      </span>
      {legend.map(({ name, className }) => (
        <span className={`${css.dayKey} ${className} inline-flex items-center gap-1.5`} key={name}>
          {name}
        </span>
      ))}
    </p>
  );
}

/** Availability of every product by region: a bar of all days, and the total. */
export function AvailabilityTable({ status }: { status: NetworkStatus }) {
  return (
    <div>
      <Legend status={status} />
      <div
        aria-hidden="true"
        className={`${css.gaugeRow} grid md:items-center ${css.gaugeHead} max-md:hidden md:text-xs md:text-fg-2`}
      >
        <span>Product</span>
        {status.regions.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </div>
      <ul>
        {status.products.map((product) => (
          <li className={`${css.gaugeRow} grid md:items-center`} key={product}>
            <h3 className="flex items-baseline justify-between font-[560] text-sm sm:block">
              {products[product].shortName}
              <span className="figure block font-normal text-fg-2 text-xs sm:mt-1">
                {formatAvailability(availabilityOf(status, product))}
              </span>
            </h3>
            {status.regions.map(({ id, name }) => (
              <div className="flex min-w-0 items-center gap-x-2 gap-y-1 sm:max-md:flex-wrap" key={id}>
                <span className="w-22 shrink-0 text-2xs text-fg-2 sm:max-md:w-full md:hidden">{name}</span>
                <DayBar productRegion={{ product, region: id }} status={status} />
                <span className="figure w-[7ch] shrink-0 text-right text-fg-2 text-xs">
                  {formatAvailability(availabilityOf(status, product, id))}
                </span>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
