const bend = "M3 1.8V5.4C3 8.7 6.5 9.5 8.5 7.3A7 7 0 1 1 8.5 16.7C6.5 14.5 3 15.3 3 18.6V22.2";
/** Smaller symbols have a rounder and bolder shape; in px. */
const smallBelow = 20;
const smallBend = "M2 1.2V3.2C2 5.7 4.6 6.3 6 4.7A4.7 4.7 0 1 1 6 11.3C4.6 9.7 2 10.3 2 12.8V14.8";

/** The logo's symbol: a line with a bend of about 300 degrees. */
export function Mark({ size = 30 }: { size?: number }) {
  const small = size < smallBelow;
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={small ? 2 : 2.6}
      viewBox={small ? "0 0 16 16" : "0 0 24 24"}
      width={size}
    >
      <path d={small ? smallBend : bend} />
    </svg>
  );
}

/** The logo: symbol and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-[0.37em] font-display text-[27px] leading-none font-[640] tracking-[-0.035em]">
      <Mark />
      <span>oxbow</span>
    </span>
  );
}
