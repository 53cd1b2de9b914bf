import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Questions } from "@/components/faq/questions";
import { getCountryMap } from "@/lib/base/drawing/country-map";
import { formatCount } from "@/lib/base/format/count";
import { cityTargetingCountries } from "@/lib/content/endpoints/counts";
import type { Country, Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import { buildCountryReport, positionOf } from "@/lib/features/locations/country-report";
import { distanceKm } from "@/lib/features/locations/distance";
import { getLocalFacts } from "@/lib/features/locations/local-facts";
import { nameInSentence } from "@/lib/features/locations/names";
import { listCountryQuestions } from "@/lib/features/locations/questions";
import { CountryHero } from "./country-hero";
import { IpPoolTable } from "./ip-pool-table";
import { LocalFacts } from "./local-facts";
import { LocationCallToAction } from "./location-call-to-action";
import { LocationCodeSamples } from "./location-code";
import { Neighbors } from "./neighbors";
import { TargetingTables } from "./targeting-tables";

/** The nearest country with city targeting; null if this one has it. */
function findCityTargeting(locations: Locations, country: Country): Country | null {
  const from = positionOf(country);
  if (country.cities.length > 0 || !from) return null;
  const near = cityTargetingCountries(locations).flatMap((other) => {
    const to = positionOf(other);
    return to ? [{ other, km: distanceKm(from, to) }] : [];
  });
  return near.sort((a, b) => a.km - b.km)[0]?.other ?? null;
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
      <CountryHero locations={locations} report={report} map={getCountryMap(country.numeric)} />
      <IpPoolTable pricing={pricing} report={report} />
      <TargetingTables
        locations={locations}
        nearestWithCities={findCityTargeting(locations, country)}
        report={report}
      />
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
        questions={listCountryQuestions(report, facts, pricing, locations.asOf)}
      />
      <LocationCallToAction
        heading={`Try IPs in ${name} for free`}
        lead={`${formatCount(network.trial.days)} days and ${formatCount(network.trial.gb)} GB free, in this country and all others. No card.`}
      />
    </div>
  );
}
