import css from "./lease-chart.module.css";

/** Example IPs from the documentation range of RFC 5737. */
const ips = [9, 10, 11, 12, 13, 14, 15].map((octet) => `203.0.113.${octet}`);
const days = 30;
/** The first days of the weeks, and the day of renewal. */
const labeledDays = [1, 8, 15, 22, 30];

/**
 * A chart with one unbroken line per IP over the days of a month, and a short session for comparison below.
 * @param sessionLabel names the short session
 * @param dayWord stands before the first and the last day ("day 1", "day 30")
 * @param followedIp the IP that the page's sample request uses
 */
export function LeaseChart({
  sessionLabel,
  dayWord = "",
  followedIp,
}: {
  sessionLabel?: string;
  dayWord?: string;
  followedIp?: string;
}) {
  return (
    <div aria-hidden="true" className={`${css.leases} relative mt-13`}>
      <ol>
        {ips.map((ip) => (
          <li className={ip === followedIp ? css.followed : undefined} key={ip}>
            <span className={`${css.leaseName} figure`}>{ip}</span>
            <i className={`${css.lease} relative block h-2.75`} />
          </li>
        ))}
        <li className={css.leaseShort}>
          <span className={css.leaseName}>{sessionLabel}</span>
          <i className={`${css.lease} relative block h-2.75`} />
        </li>
      </ol>
      <p
        className={`${css.leaseDays} absolute mt-2 border-t border-rule-2 font-mono text-[12px] leading-[normal] font-[450] text-fg-2`}
      >
        {labeledDays.map((day) => (
          <span
            className={`${css.leaseDay} absolute pt-2 whitespace-nowrap last:-translate-x-full`}
            key={day}
            style={{ left: `${((day - 1) / (days - 1)) * 100}%` }}
          >
            {day === 1 || day === days ? `${dayWord} ${day}`.trim() : day}
          </span>
        ))}
      </p>
    </div>
  );
}
