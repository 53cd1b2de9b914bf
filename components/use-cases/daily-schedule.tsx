const day = 24 * 60;

/** The minutes of a day at which a job with this interval runs; once for intervals of a day or more. */
export function listRuns(minutes: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor(day / minutes)) }, (_, run) => run * minutes);
}

/** A use case's runs during one day, one line per run. Decorative: the interval is next to it as text. */
export function DailySchedule({ minutes, className }: { minutes: number; className?: string }) {
  const runs = listRuns(minutes);
  return (
    <svg
      aria-hidden="true"
      className={` h-16 w-full overflow-visible ${className ?? ""}`}
      preserveAspectRatio="none"
      viewBox={`0 0 ${day} 40`}
    >
      <path
        className="stroke-rule-2"
        vectorEffect="non-scaling-stroke"
        d={Array.from({ length: 25 }, (_, h) => `M${h * 60} ${h % 6 ? 34 : 28}V40`).join("")}
      />
      <path
        className="stroke-tint-600 stroke-[1.5]"
        d={runs.map((at) => `M${at} 0V28`).join("")}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
