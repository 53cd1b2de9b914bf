import Link from "next/link";
import { routes } from "@/lib/base/routes";
import { countryName } from "@/lib/content/endpoints/counts";
import { countrySlug } from "@/lib/features/locations/slugs";
import css from "./country-list.module.css";

/** Countries in columns, each with its count and a link to its page. */
export function CountryList({
  countries,
  format,
}: {
  countries: readonly { code: string; ips: number }[];
  format: (ips: number) => string;
}) {
  return (
    <ol className={`${css.countryList} mt-2 columns-[150px_4] gap-x-5 md:gap-x-10 text-sm`}>
      {countries.map(({ code, ips }) => (
        <li key={code}>
          <Link href={routes.location(countrySlug(code))} prefetch={false}>
            {countryName(code)}
          </Link>
          <i aria-hidden="true" className={css.leader} />
          <span className="figure">{format(ips)}</span>
        </li>
      ))}
    </ol>
  );
}
