"use client";

import { useSyncExternalStore } from "react";
import css from "./local-clock.module.css";

const minute = 60_000;

/** Twice a minute: the clock shows no seconds, so half a minute late is enough. */
function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, minute / 2);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / minute);
// The server renders no time, because the page may be cached for an hour; this also avoids a hydration
// mismatch.
const noMinute = () => null;

function readClock(at: number, zone: string) {
  const parts = new Map(
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      weekday: "long",
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const hour = parts.get("hour") ?? "00";
  const minutes = parts.get("minute") ?? "00";
  return {
    time: `${hour}:${minutes}`,
    day: parts.get("weekday") ?? "",
    share: (Number(hour) * 60 + Number(minutes)) / 1440,
  };
}

/**
 * The time in a zone on a 24-hour scale; before hydration its offset in standard time, because the page may be cached.
 * @param offset as `describeOffset` returns it
 */
export function LocalClock({ zone, offset }: { zone: string; offset: string }) {
  const at = useSyncExternalStore(onTick, currentMinute, noMinute);
  const clock = at === null ? null : readClock(at * minute, zone);
  const [standard, daylight] = offset.split(", ");
  return (
    <div>
      {/* A line of its own: the offset shown before hydration is wider than the time. */}
      <p>
        <span className="mb-2 block font-display text-[length:clamp(3rem,2rem_+_3.4vw,4.75rem)] leading-none font-[560] tabular-nums">
          {clock?.time ?? standard}
        </span>{" "}
        <span className="text-fg-2 text-sm">
          {clock ? `${clock.day}, local time` : (daylight ?? "all year")}
        </span>
      </p>
      <div aria-hidden="true" className={`${css.dayRule} relative mt-4.5 h-5 border-y border-fg`}>
        {clock && (
          <i
            className="absolute -top-1.5 h-7.5 w-0.75 -translate-x-1/2 bg-fg"
            style={{ left: `${(clock.share * 100).toFixed(1)}%` }}
          />
        )}
      </div>
      <div
        aria-hidden="true"
        className="mt-1.5 grid grid-cols-[1fr_2fr_2fr_2fr_1fr] text-center font-mono text-2xs leading-[normal] font-normal text-fg-3"
      >
        {[0, 6, 12, 18, 24].map((hour) => (
          <span className="first:text-left last:text-right" key={hour}>
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}
