import { cssShare } from "@/components/charts/plot";
import { RiverMarker } from "@/components/illustrations/river-marker";
import { formatDate } from "@/lib/base/format/date";
import type { PressArea } from "@/lib/content/endpoints/schemas-company";
import { daysBetween, planTimeline } from "@/lib/features/press/timeline";

/** How many releases the time axis shows, one per column (`md:grid-cols-4`); older ones follow below. */
const columns = 4;
const connectorHeight = 88;

/** A time axis by month, with a river-like curve from the date of each release down to its column. */
function TimeAxis({ releases }: Pick<PressArea, "releases">) {
  const { months, marks } = planTimeline(releases.slice(0, columns).map(({ date }) => date));
  return (
    <div aria-hidden="true" className="max-md:hidden">
      <ol className="flex">
        {months.map(({ label, from, to }, i) => (
          <li className="note" key={from} style={{ width: cssShare(to - from) }}>
            {label}
            <span className={`mt-1.5 block h-2 border-fg border-y ${i % 2 ? "" : "bg-fg"} last:border-r`} />
          </li>
        ))}
      </ol>
      <div className="relative">
        <svg
          aria-hidden="true"
          className="block w-full overflow-visible fill-none"
          height={connectorHeight}
          preserveAspectRatio="none"
          viewBox={`0 0 1000 ${connectorHeight}`}
        >
          {/* Three strokes; the one in the middle is drawn last, on top. */}
          {[-8, 8, 0].map((offset) => (
            <path
              className={offset === 0 ? "stroke-accent stroke-[1.5]" : "stroke-accent-2 opacity-75"}
              d={marks
                .map((mark, i) => {
                  const [from, to] = [Math.round(mark * 1000), (i * 1000) / columns];
                  return `M${from} 0C${from + offset} ${connectorHeight * 0.6 + offset} ${to + offset} ${connectorHeight * 0.3 + offset} ${to} ${connectorHeight}`;
                })
                .join("")}
              key={offset}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {marks.map((mark) => (
          <RiverMarker className="-translate-1/2 top-0" key={mark} style={{ left: cssShare(mark) }} />
        ))}
      </div>
    </div>
  );
}

/** The time to the next older release on narrow screens: a bar with one pixel per day, checkered in weeks. */
function Gap({ days }: { days: number }) {
  return (
    <p
      aria-hidden="true"
      className="note flex items-center bg-[repeating-linear-gradient(var(--fg)_0_7px,transparent_7px_14px),linear-gradient(var(--accent-2)_0_0)] bg-size-[7px_100%,1px_100%] bg-position-[1px_0,4px_0] bg-no-repeat pl-5 md:hidden"
      style={{ height: days }}
    >
      {days} {days === 1 ? "day" : "days"}
    </p>
  );
}

/** Releases, newest first: below a time axis on wide screens; on narrow ones, a bar between them shows the days. */
export function ReleaseTimeline({ releases }: Pick<PressArea, "releases">) {
  return (
    <>
      <TimeAxis releases={releases} />
      <div className="grid md:grid-cols-4 md:gap-y-10">
        {releases.map(({ slug, date, title, place, paragraphs }, i) => {
          const older = releases[i + 1];
          return (
            <article className="scroll-mt-24" id={slug} key={slug}>
              <div className="relative border-accent pl-5 before:absolute before:top-3 before:bottom-0 before:left-1 before:w-px before:bg-accent-2 max-md:pt-0.5 max-md:pb-6 md:border-l md:pr-6 md:before:hidden">
                <RiverMarker className="top-1.5 -left-0.5 md:hidden" />
                <p className="note">
                  <time dateTime={date}>{formatDate(date)}</time>
                </p>
                {/* `pr-5`: otherwise a title gets another line at 390 pixels when its font has loaded. */}
                <h3 className="heading-4 mt-1 text-balance max-sm:pr-5">{title}</h3>
                <div className="mt-3 grid gap-2.5 text-fg-2 md:text-sm">
                  {paragraphs.map((paragraph, k) => (
                    <p key={paragraph}>
                      {k === 0 && <b className="font-[560] text-fg">{place}. </b>}
                      {paragraph}
                    </p>
                  ))}
                </div>
              </div>
              {older && <Gap days={daysBetween(older.date, date)} />}
            </article>
          );
        })}
      </div>
    </>
  );
}
