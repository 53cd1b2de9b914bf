import { asText, type Content } from "@prismicio/client";
import { TextLink } from "@/components/actions/text-link";
import { CountryList } from "@/components/locations/country-list";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { formatCount } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { ipsIn, listCountriesByIps, totalIps } from "@/lib/content/endpoints/counts";
import css from "./index.module.css";

/** Countries from this share of all IPs up have their code in the bar. */
const labeledShare = 0.03;

/** The IPs of the page's product by country: as the parts of one bar, and as a list of the largest. */
export default function CountryCounts({ slice, context }: SliceProps<Content.CountryCountsSlice>) {
  const { heading, lead, listed } = slice.primary;
  const countries = listCountriesByIps(context.locations, context.product).map((country) => ({
    code: country.code,
    ips: ipsIn(country, context.product),
  }));
  // The page is about no product with IPs.
  if (countries.length === 0) return null;
  const total = totalIps(context.locations, context.product);
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <div aria-hidden="true" className={`${css.bar} mb-5`}>
          {countries.map(({ code, ips }) => (
            <i key={code} style={{ flexGrow: ips }}>
              {ips >= labeledShare * total && code}
            </i>
          ))}
        </div>
        <CountryList countries={countries.slice(0, listed ?? 20)} format={formatCount} />
        <p className="mt-6">
          <TextLink href={routes.locations()}>All {countries.length} countries</TextLink>
        </p>
      </div>
    </section>
  );
}
