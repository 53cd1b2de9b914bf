import type { CSSProperties } from "react";
import { formatShortCount } from "@/lib/base/format/count";
import css from "./dot-legend.module.css";

type LegendStyle = CSSProperties & { "--map-units": number };

/** A dot of a map: its diameter in the map's user units and its color. */
type LegendDot = readonly [size: number, color: string];

/** Number of IPs per dot of a class: "under 3K", "3–10K", "500–2K", "120K or more". */
export function describeRange(from: number | undefined, to: number | undefined): string {
  const [start, end] = [from, to].map((ips) => formatShortCount(ips ?? 0));
  if (from === undefined) return `under ${end}`;
  if (to === undefined) return `${start} or more`;
  const unit = /\D$/.exec(end ?? "")?.[0] ?? "";
  return `${unit !== "" && start?.endsWith(unit) ? start.slice(0, -1) : start}–${end}`;
}

/**
 * What the dots of a map mean, drawn as large as on the map: `className` sets `--map-width`, the width at which the map is
 * shown, if it is not the container's. `thresholds` are the minimums of each class after the first.
 */
export function DotLegend({
  dots,
  thresholds,
  none,
  mapUnits,
  className,
  note,
}: {
  /** By class, fewest IPs first; undefined for a class that the map does not have. */
  dots: readonly (LegendDot | undefined)[];
  thresholds: readonly number[];
  /** Land without IPs, on maps that show it. */
  none?: LegendDot | undefined;
  /** Width of the map in its user units. */
  mapUnits: number;
  className: string | undefined;
  /** What else is on the map, after the classes. */
  note?: string;
}) {
  const style: LegendStyle = { "--map-units": mapUnits };
  const texts = [undefined, ...thresholds].map((from, i) => describeRange(from, thresholds[i]));
  const classes = texts.map((text, i) => ({ text, dot: dots[i] }));
  return (
    <ul className={className} style={style}>
      <li className="font-[550] text-fg">IPs per dot</li>
      {[{ text: "none", dot: none }, ...classes].map(
        ({ text, dot }) =>
          dot && (
            <li className="flex items-center gap-1" key={text}>
              <svg aria-hidden="true" className={css.dot} viewBox="-5 -5 10 10">
                <circle fill={dot[1]} r={Math.round(dot[0] * 5) / 10} />
              </svg>
              {text}
            </li>
          ),
      )}
      {note && <li className="col-span-full">{note}</li>}
    </ul>
  );
}
