import { capitalize } from "@/lib/base/format/capitalize";
import { formatSmallNumber } from "@/lib/base/format/count";
import type { LocalFacts as Facts } from "@/lib/features/locations/local-facts";
import { nameInSentence } from "@/lib/features/locations/names";
import { LocalClock } from "./local-clock";
import css from "./local-facts.module.css";

function describeMarks({ marks }: Facts): string {
  const decimal = marks.decimal && `decimals after ${marks.decimal}`;
  const group = marks.group && `thousands set apart by ${marks.group}`;
  const said = [decimal, group].filter((part) => part !== null).join(", ");
  return said === "" ? "Written without marks." : `${capitalize(said)}.`;
}

function describeZone({ offset, offsets }: Facts): string {
  const others = offsets > 1 ? ` One of ${formatSmallNumber(offsets)} offsets in use in the country.` : "";
  return `${offset}.${others}`;
}

/** Local conventions that a site may check besides the IP: time zone, language, price format. */
export function LocalFacts({ code, facts }: { code: string; facts: Facts }) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="heading-2">What else a visitor brings along</h2>
          <p className="mt-5 mb-10 max-w-[46ch] text-fg-2">
            Sites compare the address with the clock and the language of the browser. Set all three to{" "}
            {nameInSentence(code)}, and parse prices the way they are written there.
          </p>
          <LocalClock offset={facts.offset} zone={facts.zone} />
        </div>
        <dl className={`${css.localFacts} md:col-span-6 md:col-start-7`}>
          <div>
            <dt>Time zone</dt>
            <dd>
              <span className="figure">{facts.zone}</span>
              <span>{describeZone(facts)}</span>
            </dd>
          </div>
          <div>
            <dt>Language</dt>
            <dd>
              <span className="figure">{facts.acceptLanguage}</span>
              <span>{facts.language} first, as an Accept-Language header.</span>
            </dd>
          </div>
          <div>
            <dt>Currency</dt>
            <dd>
              <span className="figure">{facts.currency.code}</span>
              <span>{facts.currency.name}</span>
            </dd>
          </div>
          <div>
            <dt>A price of 12,499.50</dt>
            <dd>
              <bdi className="figure">{facts.price}</bdi>
              <span>{describeMarks(facts)}</span>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
