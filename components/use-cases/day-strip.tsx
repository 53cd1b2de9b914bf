import css from "./day-strip.module.css";

const day = 24 * 60;

/** Minutes of a day at which a job with this rhythm runs. A job slower than a day runs once. */
export function listRuns(minutes: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor(day / minutes)) }, (_, run) => run * minutes);
}

/**
 * One day of a job: a stroke for every run, as on the paper of a tide gauge. It repeats the rhythm that
 * stands beside it in words.
 */
export function DayStrip({ minutes, className }: { minutes: number; className?: string }) {
  const runs = listRuns(minutes);
  return (
    <svg
      aria-hidden="true"
      className={`${css.dayStrip} h-8 w-full overflow-visible ${className ?? ""}`}
      preserveAspectRatio="none"
      viewBox={`0 0 ${day} 40`}
    >
      <path
        className={css.dayStripHours}
        d={Array.from({ length: 25 }, (_, h) => `M${h * 60} ${h % 6 ? 34 : 28}V40`).join("")}
      />
      <path d={runs.map((at) => `M${at} 0V28`).join("")} />
    </svg>
  );
}
