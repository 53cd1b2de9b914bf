import type { CSSProperties } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Questions } from "@/components/faq/questions";
import { getCountryMap } from "@/lib/base/drawing/country-map";
import { formatCount, formatSmallNumber } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn } from "@/lib/content/endpoints/counts";
import type { Country, Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import { buildCountryReport, type CountryReport } from "@/lib/features/locations/country-report";
import { formatKm } from "@/lib/features/locations/distance";
import { type LocalFacts as Facts, getLocalFacts } from "@/lib/features/locations/local-facts";
import { nameInSentence } from "@/lib/features/locations/names";
import { listCountryQuestions } from "@/lib/features/locations/questions";
import { describeNeighbors } from "@/lib/features/locations/sentences";
import { countrySlug } from "@/lib/features/locations/slugs";
import { CountryHero } from "./country-hero";
import { IpPoolTable } from "./ip-pool-table";
import { LocalClock } from "./local-clock";
import { LocationCallToAction } from "./location-call-to-action";
import { LocationCodeSamples } from "./location-code";
import { TargetingTables } from "./targeting-tables";

type RowStyle = CSSProperties & { "--share": string };

/** A row of the comparison: a bar in proportion to the count; the country itself is highlighted. */
function Row({ country, own, most, km }: { country: Country; own: Country; most: number; km?: number }) {
  const ips = ipsIn(country, "RP");
  const style: RowStyle = { "--share": (ips / most).toFixed(3) };
  return (
    <li
      className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)_6rem] items-center gap-x-4 border-b border-rule py-2.75 text-sm max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-1.5"
      style={style}
    >
      <span>
        {country === own ? (
          <b>{countryName(country.code)}</b>
        ) : (
          <a className="link" href={routes.location(countrySlug(country.code))}>
            {countryName(country.code)}
          </a>
        )}
        {km !== undefined && <small className="block text-xs text-fg-3">{formatKm(km)}</small>}
      </span>
      <i
        className={`h-2.5 w-[calc(var(--share)_*_100%)] min-w-0.5 max-sm:col-span-full max-sm:row-2 ${country === own ? "bg-tint-300" : "bg-tint-500"}`}
        aria-hidden="true"
      />
      <span className="figure text-right text-xs">{formatCount(ips)}</span>
    </li>
  );
}

/** How many countries stand for the neighbors of one that has none. */
const nearestCount = 6;

/** Compares the country with its served neighbors or, if there are none, with the nearest countries. */
function Neighbors({ report }: { report: CountryReport }) {
  const { country, neighbors } = report;
  const nearest = report.byDistance.slice(0, nearestCount);
  const distances = new Map(neighbors.length > 0 ? [] : nearest.map((near) => [near.country, near.km]));
  const around = neighbors.length > 0 ? neighbors : nearest.map((near) => near.country);
  const rows = [...around, country].sort((a, b) => ipsIn(b, "RP") - ipsIn(a, "RP"));
  const most = Math.max(...rows.map((row) => ipsIn(row, "RP")));
  return (
    <section className="section on-deep">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="heading-2">
            {neighbors.length > 0 ? "IPs in neighboring countries" : "IPs in the nearest countries"}
          </h2>
          <p className="lead mt-5">{describeNeighbors(report)}</p>
          <p className="note mt-5">
            {neighbors.length > 0
              ? `Residential IPs in ${nameInSentence(country.code)} and the bordering countries that we serve.`
              : `Residential IPs in ${nameInSentence(country.code)} and in the ${formatSmallNumber(nearest.length)} nearest countries that we serve. Distances are measured between the centers of the listed cities, or of the land where no city is listed.`}
          </p>
        </div>
        <ol className="md:col-span-7">
          {rows.map((row) => (
            <Row country={row} key={row.code} km={distances.get(row)} most={most} own={country} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function describeZone({ offset, offsetCount }: Facts): string {
  const others =
    offsetCount > 1 ? ` One of ${formatSmallNumber(offsetCount)} offsets in use in the country.` : "";
  return `${offset}.${others}`;
}

/** Time zone and language, which a site may compare with the IP's location, and the country's currency and price format. */
function LocalFacts({ code, facts }: { code: string; facts: Facts }) {
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
            Sites compare your IP’s location with your browser’s clock and language. Make all three match{" "}
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

export function CountryView({
  country,
  locations,
  pricing,
  network,
}: {
  country: Country;
  locations: Locations;
  pricing: Pricing | null;
  network: NetworkFigures;
}) {
  const report = buildCountryReport(locations, country);
  const facts = getLocalFacts(country);
  const name = nameInSentence(country.code);
  return (
    <div data-tint="RP">
      <CountryHero report={report} map={getCountryMap(country.numeric)} />
      <IpPoolTable pricing={pricing} report={report} />
      <TargetingTables report={report} />
      <LocalFacts code={country.code} facts={facts} />
      <LocationCodeSamples
        heading="Set the country in the username"
        lead="Set the country’s language in a header. The response shows where the exit is."
        country={country}
        network={network}
      />
      <Neighbors report={report} />
      <Questions
        aside={<OpenModalLink className="link">Ask sales</OpenModalLink>}
        heading="Frequently asked questions"
        questions={listCountryQuestions(report, facts, pricing)}
      />
      <LocationCallToAction
        heading={`Try IPs in ${name} for free`}
        lead={`${formatCount(network.trial.days)} days and ${formatCount(network.trial.gb)} GB free, in this country and all others. No card.`}
      />
    </div>
  );
}
