import { formatSmallNumber } from "@/lib/base/format/count";
import type { LocalFacts as Facts } from "@/lib/features/locations/local-facts";
import { nameInSentence } from "@/lib/features/locations/names";
import { LocalClock } from "./local-clock";

function describeZone({ offset, offsetCount }: Facts): string {
  const others =
    offsetCount > 1 ? ` One of ${formatSmallNumber(offsetCount)} offsets in use in the country.` : "";
  return `${offset}.${others}`;
}

/** Time zone and language, which a site may compare with the IP's location, and the country's currency and price format. */
export function LocalFacts({ code, facts }: { code: string; facts: Facts }) {
  const rows = [
    { label: "Time zone", value: facts.zone, note: describeZone(facts) },
    {
      label: "Language",
      value: facts.acceptLanguage,
      note: `${facts.language} first, as an Accept-Language header.`,
    },
    { label: "Currency", value: facts.currency.code, note: facts.currency.name },
    { label: "A price of 12,499.50", value: facts.price, note: `In the format of ${facts.locale}.` },
  ];
  return (
    <section className="section">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="heading-2">Local browser settings</h2>
          <p className="mt-5 mb-10 max-w-[46ch] text-fg-2">
            Sites compare your IP’s location with your browser’s clock and language. Set all three to{" "}
            {nameInSentence(code)}, and parse prices the way they are written there.
          </p>
          <LocalClock offset={facts.offset} zone={facts.zone} />
        </div>
        <dl className="md:col-span-6 md:col-start-7">
          {rows.map(({ label, value, note }) => (
            <div className="border-t border-rule py-4.5 first:border-fg" key={label}>
              <dt className="text-xs text-fg-3">{label}</dt>
              <dd className="mt-1 grid gap-0.5">
                <bdi className="figure justify-self-start text-[1.0625rem] wrap-anywhere">{value}</bdi>
                <span className="text-sm text-fg-2">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
