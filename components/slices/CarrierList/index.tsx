import { asText, type Content } from "@prismicio/client";
import Link from "next/link";
import { TextLink } from "@/components/actions/text-link";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { formatLongCount, formatShortCount } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { countryName } from "@/lib/content/endpoints/counts";
import { countrySlug } from "@/lib/features/locations/slugs";
import { listCarriersByCountry } from "@/lib/features/products/carriers";

type Row = ReturnType<typeof listCarriersByCountry>[number];

/** A carrier, the code that selects it, and its IPs as a bar, in proportion to `most`. */
function Carrier({ carrier: { name, asn, ips }, most }: { carrier: Row["carriers"][number]; most: number }) {
  return (
    <td className="align-top max-md:mt-3 max-md:block md:py-4 md:pl-6">
      <span className="flex items-baseline justify-between gap-3 font-[540]">
        {name}
        <span className="figure text-xs">{formatShortCount(ips)}</span>
      </span>
      <span className="mt-2 block bg-tint-100">
        <span className="block h-2 bg-tint-500" style={{ width: `${Math.ceil((100 * ips) / most)}%` }} />
      </span>
      <code className="figure mt-2 block text-fg-2 text-xs">-asn-{asn}</code>
    </td>
  );
}

/** The countries with the most mobile IPs, and the largest carriers of each. */
export default function CarrierList({ slice, context }: SliceProps<Content.CarrierListSlice>) {
  const { heading, lead, listed } = slice.primary;
  const rows = listCarriersByCountry(context.locations, listed ?? 8);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.flatMap(({ carriers }) => carriers.map(({ ips }) => ips)));
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <table className="w-full text-left text-sm md:table-fixed">
          <caption className="sr-only">{asText(heading)}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th className="w-1/5 pb-2 font-[550]" scope="col">
                Country
              </th>
              <th className="pb-2 pl-6 font-[550]" colSpan={3} scope="col">
                Largest carriers, IPs, and what to add to the username
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, ips, carriers }) => (
              <tr
                className="border-rule border-t max-md:block max-md:py-4 max-md:nth-[n+5]:hidden"
                key={code}
              >
                <th className="align-top font-normal max-md:block md:py-4" scope="row">
                  <Link
                    className="heading-4 hover:underline"
                    href={routes.location(countrySlug(code))}
                    prefetch={false}
                  >
                    {countryName(code)}
                  </Link>
                  <span className="block text-fg-2">{formatLongCount(ips)} mobile IPs</span>
                </th>
                {carriers.map((carrier) => (
                  <Carrier carrier={carrier} key={carrier.asn} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6">
          <TextLink href={routes.locations()}>All countries with their carriers</TextLink>
        </p>
      </div>
    </section>
  );
}
