import { CodeBesideText } from "@/components/code/code-panel";
import { formatDuration } from "@/lib/base/format/count";
import type { Country, NetworkFigures } from "@/lib/content/endpoints/schemas";
import {
  buildLocationResponse,
  buildLocationSamples,
  buildUsername,
} from "@/lib/features/locations/code-samples";
import { getLocalFacts } from "@/lib/features/locations/local-facts";

/** Number of languages shown on the page of a city; that of its country shows all. */
const cityLanguages = 3;

/** A gateway username that sets a location. */
export function Username({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-1 bg-tint-100 px-2 py-0.75 font-mono wrap-anywhere text-tint-900">
      {children}
    </span>
  );
}

/** Sample requests for a country or a city in it, one per programming language, and the response of the IP check. */
export function LocationCodeSamples({
  heading,
  lead,
  network,
  country,
  city,
}: {
  heading: string;
  lead: string;
  network: NetworkFigures;
  country: Country;
  city?: string;
}) {
  const samples = buildLocationSamples(country.code, getLocalFacts(country).acceptLanguage, city);
  const shown = city === undefined ? samples : samples.slice(0, cityLanguages);
  const { medianMs } = network.products.RP;
  return (
    <section className="section overflow-hidden pt-0">
      <CodeBesideText
        about={heading}
        name="location-code"
        responseTime={medianMs === null ? "" : formatDuration(medianMs)}
        response={buildLocationResponse(country, city)}
        samples={shown}
      >
        <h2 className="heading-2">{heading}</h2>
        <p className="lead mt-5">{lead}</p>
        <p className="mt-5 text-sm">
          <Username>{buildUsername(country.code, city)}</Username>
        </p>
      </CodeBesideText>
    </section>
  );
}
