import { cssShare } from "@/components/charts/plot";
import { Mark } from "@/components/ui/mark";
import { formatCount, formatDuration, formatPercent } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatPriceUnit, formatVolume, unitWordsOf } from "@/lib/base/unit-words";
import { countryName, ipsIn, listCountriesByIps } from "@/lib/content/endpoints/counts";
import { planTotal, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Locations, NetworkFigures, Plan, Pricing } from "@/lib/content/endpoints/schemas";

type ScreenProps = {
  /** What the account's plan was used for. */
  excerpt: "countries" | "days";
  product: PricedProduct;
  locations: Locations;
  network: NetworkFigures;
  pricing: Pricing | null;
};

const menu = ["Overview", "Locations", "Users", "Usage", "Billing"];
const shownCountries = 6;

/** The example account has the third plan of the price list; null while prices are not available. */
function planOf({ product, pricing }: ScreenProps): Plan | null {
  const plans = pricing?.products[product].plans;
  return plans?.[2] ?? plans?.[0] ?? null;
}

function listPlanFigures(props: ScreenProps, plan: Plan | null): [name: string, value: string][] {
  const { product, pricing } = props;
  const prices = pricing?.products[product];
  if (!prices || !plan) return [["Plan", "–"]];
  return [
    ["Plan", `${plan.name}, ${formatVolume(plan.volume, product)}`],
    [`Price ${formatPriceUnit(prices.per, product)}`, formatUnitPrice(unitPriceAt(prices, plan.volume))],
    ["This month", formatMoney(planTotal(prices, plan))],
  ];
}

/** Whole parts of `total` in proportion to the weights, which add up to it. */
function divide(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [before, given] = [0, 0];
  return weights.map((weight) => {
    before += weight;
    const part = Math.round((total * before) / sum) - given;
    given += part;
    return part;
  });
}

/** The plan's volume by country, in proportion to the network's IPs. */
function Countries({
  locations,
  product,
  plan,
}: Pick<ScreenProps, "locations" | "product"> & { plan: Plan }) {
  const { one, many } = unitWordsOf(product);
  const countries = listCountriesByIps(locations, product).slice(0, shownCountries);
  const amounts = divide(
    plan.volume,
    countries.map((country) => ipsIn(country, product)),
  );
  const most = Math.max(...amounts);
  return (
    <>
      <p className="mb-4 text-fg-2">
        {one === "IP" ? "Your IPs" : one === "GB" ? "Traffic" : "Results"} by country
      </p>
      <ul className="grid gap-2.5">
        {countries.map(({ code }, i) => (
          <li className="grid grid-cols-[7.5em_minmax(0,1fr)_4em] items-center gap-3" key={code}>
            <span className="truncate">{countryName(code)}</span>
            <span className="h-2 bg-tint-100">
              <span
                className="block h-full bg-tint-600"
                style={{ width: `${Math.round((100 * (amounts[i] ?? 0)) / most)}%` }}
              />
            </span>
            <span className="text-right tabular-nums">
              {`${formatCount(amounts[i] ?? 0)}${one === "IP" ? "" : ` ${many}`}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Example weights of 30 days: less on weekends, a little more every week. */
const dayWeights = Array.from({ length: 30 }, (_, i) => ([5, 6, 6.5, 6, 5.5, 3, 2.5][i % 7] ?? 5) + i / 20);

/** The plan's volume by day, with the highest day and one round amount below it on the axis. */
function Days({ product, plan }: Pick<ScreenProps, "product"> & { plan: Plan }) {
  const amounts = divide(plan.volume, dayWeights);
  const most = Math.max(...amounts);
  const { many } = unitWordsOf(product);
  const power = 10 ** Math.floor(Math.log10(most / 2));
  const line = [5, 2].map((part) => part * power).find((value) => value < most) ?? power;
  return (
    <div className="flex h-full flex-col">
      <p className="mb-4 flex justify-between text-fg-2">
        <span>Usage per day</span>
        <span>
          {formatCount(plan.volume)} {many} in {amounts.length} days
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-4 ml-14 h-40 text-fg-2 md:h-auto md:grow">
        <span className="absolute w-full border-t border-rule-2" style={{ bottom: cssShare(line / most) }}>
          <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap">
            {formatCount(line)} {many}
          </span>
        </span>
        <svg
          aria-hidden="true"
          className="absolute size-full stroke-tint-600"
          preserveAspectRatio="none"
          viewBox={`0 0 ${4 * amounts.length} ${most}`}
        >
          <path d={amounts.map((part, i) => `M${4 * i + 2} ${most}v-${part}`).join("")} strokeWidth="2.6" />
        </svg>
        <span
          className="absolute -translate-x-1/2 -translate-y-full pb-1"
          style={{ left: cssShare((amounts.indexOf(most) + 0.5) / amounts.length) }}
        >
          {formatCount(most)} {many}
        </span>
      </div>
      <p className="ml-14 flex justify-between border-fg border-t pt-2 text-fg-2">
        <span>day 1</span>
        <span>day {amounts.length}</span>
      </p>
    </div>
  );
}

/** A drawn screen of the dashboard: an example account at the price list's prices. */
export function DashboardScreen(props: ScreenProps) {
  const { product, locations, network, excerpt } = props;
  const plan = planOf(props);
  const { success, medianMs } = network.products[product];
  const figures = [
    ...listPlanFigures(props, plan),
    ["Success rate", success === null ? "–" : formatPercent(success)] as const,
    ["Median response", medianMs === null ? "–" : formatDuration(medianMs)] as const,
  ];
  return (
    <figure className="overflow-hidden rounded-3 border border-rule-2 bg-ground text-fg text-xs shadow-2">
      <div
        aria-hidden="true"
        className="flex max-sm:hidden h-12 items-center gap-6 border-rule border-b bg-ground-2 px-5 text-fg-2"
      >
        <Mark size={18} />
        {menu.map((item, i) => (
          <span className={i === 0 ? "font-[560] text-fg" : undefined} key={item}>
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
        {plan && (
          <div>
            {excerpt === "days" ? (
              <Days plan={plan} product={product} />
            ) : (
              <Countries locations={locations} plan={plan} product={product} />
            )}
          </div>
        )}
      </div>
      <figcaption className="note max-w-none border-rule border-t px-5 py-3 sm:px-7">
        A sample account, with the price and rates on this site.
      </figcaption>
    </figure>
  );
}
