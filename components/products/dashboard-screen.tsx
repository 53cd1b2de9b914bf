import { Mark } from "@/components/ui/mark";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { countryName, ipsIn, listCountriesByIps } from "@/lib/content/endpoints/counts";
import { planTotal, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";

type ScreenProps = {
  product: PricedProduct;
  locations: Locations;
  network: NetworkFigures;
  pricing: Pricing | null;
};

const menu = ["Overview", "Locations", "Users", "Usage", "Billing"];
const shownCountries = 6;

/** The third plan of the price list, or dashes while prices are not available. */
function listPlanFigures({ product, pricing }: ScreenProps): [name: string, value: string][] {
  const prices = pricing?.products[product];
  const plan = prices?.plans[2] ?? prices?.plans[0];
  if (!prices || !plan) return [["Plan", "–"]];
  return [
    ["Plan", `${plan.name}, ${formatCount(plan.volume)} ${unitWordsOf(product).many}`],
    [`Price per ${prices.unit}`, formatUnitPrice(unitPriceAt(prices, plan.volume))],
    ["This month", formatMoney(planTotal(prices, plan))],
  ];
}

function Countries({ locations, product }: Pick<ScreenProps, "locations" | "product">) {
  const countries = listCountriesByIps(locations, product).slice(0, shownCountries);
  const [first] = countries;
  if (!first) return null;
  return (
    <ul className="grid gap-2.5">
      {countries.map((country) => (
        <li className="grid grid-cols-[7.5em_minmax(0,1fr)_4em] items-center gap-3" key={country.code}>
          <span className="truncate">{countryName(country.code)}</span>
          <span className="h-2 bg-tint-100">
            <span
              className="block h-full bg-tint-600"
              style={{ width: `${Math.round((100 * ipsIn(country, product)) / ipsIn(first, product))}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{formatShortCount(ipsIn(country, product))}</span>
        </li>
      ))}
    </ul>
  );
}

/** A drawn screen of the dashboard. Its figures are those of the price list and the network. */
export function DashboardScreen(props: ScreenProps) {
  const { product, locations, network } = props;
  const { success, medianMs } = network.products[product];
  const figures = [
    ...listPlanFigures(props),
    ["Success rate", success === null ? "–" : formatPercent(success)] as const,
    ["Median response", medianMs === null ? "–" : formatDuration(medianMs)] as const,
  ];
  return (
    <figure className="overflow-hidden rounded-3 border border-rule-2 bg-ground text-fg text-xs shadow-2">
      <div
        aria-hidden="true"
        className="flex h-12 items-center gap-6 border-rule border-b bg-ground-2 px-5 text-fg-2"
      >
        <Mark size={18} />
        {menu.map((item, i) => (
          <span className={i === 0 ? "font-[560] text-fg" : "max-sm:hidden"} key={item}>
            {item}
          </span>
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-7 p-5 sm:p-7 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <p className="heading-4">{products[product].name}</p>
          <dl className="mt-3 border-fg border-t">
            {figures.map(([name, value]) => (
              <div className="flex justify-between gap-4 border-rule border-b py-2.5" key={name}>
                <dt className="text-fg-2">{name}</dt>
                <dd className="text-right font-[550] tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p className="mb-4 text-fg-2">IPs by country</p>
          <Countries locations={locations} product={product} />
        </div>
      </div>
      <figcaption className="note max-w-none border-rule border-t px-5 py-3 sm:px-7">
        An example account. Price, rates and IP counts are those of this site.
      </figcaption>
    </figure>
  );
}
