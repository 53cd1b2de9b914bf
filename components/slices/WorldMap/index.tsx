import { asText, type Content } from "@prismicio/client";
import Link from "next/link";
import { TextLink } from "@/components/actions/text-link";
import { type NamedCountry, WorldMap as WorldMapPicture } from "@/components/charts/world-map";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { formatLongCount, formatShortCount } from "@/lib/base/format/count";
import { anchors, routes } from "@/lib/base/routes";
import { listCountriesForMap } from "@/lib/content/endpoints/counts";
import { countrySlug } from "@/lib/features/locations/slugs";
import css from "./index.module.css";

function CountryList({ countries }: { countries: readonly NamedCountry[] }) {
  return (
    <ol className={`${css.countryList} mt-2 columns-[150px_4] gap-x-6 md:gap-x-10 text-sm`}>
      {countries.map((country) => (
        <li key={country.code}>
          <Link href={routes.location(countrySlug(country.code))} prefetch={false}>
            {country.name}
          </Link>
          <i aria-hidden="true" className={css.leader} />
          <span className="figure">{formatShortCount(country.ips)}</span>
        </li>
      ))}
    </ol>
  );
}

export default function WorldMap({ slice, context }: SliceProps<Content.WorldMapSlice>) {
  const { heading, lead, listed: listLength } = slice.primary;
  const countries = listCountriesForMap(context.locations, "RP");
  const [first] = countries;
  const description = `World map of residential IPs. Dots mark land; larger dots mean more IPs.${first ? ` ${first.name} has the most, ${formatLongCount(first.ips)}.` : ""}`;
  const shown = countries.slice(0, listLength ?? 12);
  return (
    <section className="section on-deep overflow-hidden" id={anchors.locations}>
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} statement />
      </div>
      <WorldMapPicture countries={countries} description={description} label="Map of residential IPs" />
      <div className="wrap">
        {shown.length > 0 && (
          <>
            <h3 className="mt-11 font-[550] text-sm">Countries with the most residential IPs</h3>
            <CountryList countries={shown} />
          </>
        )}
        <p className="mt-6">
          <TextLink href={routes.locations()}>All {countries.length} countries with their counts</TextLink>
        </p>
      </div>
    </section>
  );
}
