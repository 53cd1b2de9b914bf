import { asText, type Content } from "@prismicio/client";
import { TextLink } from "@/components/actions/text-link";
import { WorldMap as WorldMapPicture } from "@/components/charts/world-map";
import { CountryList } from "@/components/locations/country-list";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { formatLongCount, formatShortCount } from "@/lib/base/format/count";
import { anchors, routes } from "@/lib/base/routes";
import { listCountriesForMap } from "@/lib/content/endpoints/counts";

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
            <CountryList countries={shown} format={formatShortCount} />
          </>
        )}
        <p className="mt-6">
          <TextLink href={routes.locations()}>All {countries.length} countries with their counts</TextLink>
        </p>
      </div>
    </section>
  );
}
