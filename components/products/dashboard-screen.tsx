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

type Figure = { name: string; value: string; color?: string | undefined };

const menu = ["Overview", "Locations", "Users", "Usage", "Billing"];
const shownCountries = 6;

/** The example account has the third plan of the price list; null while prices are not available. */
function planOf({ product, pricing }: ScreenProps): Plan | null {
  const plans = pricing?.products[product].plans;
  return plans?.[2] ?? plans?.[0] ?? null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Whole parts of `total` in proportion to the weights, which add up to it. */
function divide(total: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  let [before, given] = [0, 0];
  return weights.map((weight) => {
    before += weight;
    const part = Math.round((total * before) / all) - given;
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

/**
 * Example websites, most traffic first, with the color of each in the chart and its weights on the days of a week: prices
 * are collected daily, the others on workdays.
 */
const websites = [
  { host: "shop.example", color: "var(--tint-700)", week: [4, 4.3, 4.4, 4.2, 4, 3.7, 3.6] },
  { host: "homes.example", color: "var(--tint-500)", week: [2.4, 3.1, 3.3, 2.8, 2.2, 0.7, 0.4] },
  { host: "news.example", color: "var(--tint-300)", week: [1, 1.5, 1.7, 1.3, 1, 0.2, 0.2] },
];
const days = 30;

/** Weights of each day, which grow a little every week: of the first website, of the first two, and so on. */
const levels = websites.map((_, last) =>
  Array.from({ length: days }, (_, day) =>
    sum(websites.slice(0, last + 1).map(({ week }) => (week[day % 7] ?? 0) * (1 + day / 100))),
  ),
);
const totals = levels.at(-1) ?? [];
const most = Math.max(...totals);

/** What the plan was used for and what that cost, by website. */
function listWebsiteFigures(product: PricedProduct, plan: Plan, total: number): Figure[] {
  const weights = levels.map((level, i) => sum(level) - sum(levels[i - 1] ?? []));
  const amounts = divide(plan.volume, weights);
  // In cents, and by the shown amounts, so that each is its amount at the plan's unit price.
  const costs = divide(Math.round(100 * total), amounts);
  return amounts.map((amount, i) => ({
    name: websites[i]?.host ?? "",
    value: `${formatVolume(amount, product)}, ${formatUnitPrice((costs[i] ?? 0) / 100)}`,
    color: websites[i]?.color,
  }));
}

/** The area below the weights of the days as path data: its upper edge is smooth (a B-spline). */
function drawArea(level: readonly number[]): string {
  // Even, so that the points between two days are exact.
  const at = (day: number) => 2 * Math.round((50 * (level[Math.min(day, days - 1)] ?? 0)) / most);
  const edge = level.slice(1).map((_, i) => `t4 ${(at(i) - at(i + 2)) / 2}`);
  return `M-2 0V-${at(0)}Q0-${at(0)} 2-${(at(0) + at(1)) / 2}${edge.join("")}V0z`;
}

/** The month's usage, stacked by website, on a scale with two round amounts; inside is the first website's share. */
function Days({ product, plan }: Pick<ScreenProps, "product"> & { plan: Plan }) {
  const mostUnits = (plan.volume * most) / sum(totals);
  const power = 10 ** Math.floor(Math.log10(mostUnits));
  const round = [5, 2].map((part) => part * power).find((value) => value < mostUnits) ?? power;
  return (
    <div className="flex h-full flex-col">
      <p className="mb-4 text-fg-2">Usage per day and website</p>
      <div aria-hidden="true" className="relative ml-14 h-48 text-fg-2 md:h-auto md:grow">
        <svg
          aria-hidden="true"
          className="absolute size-full"
          preserveAspectRatio="none"
          viewBox={`0 -100 ${4 * (days - 1)} 100`}
        >
          {websites
            .map(({ host, color }, i) => <path d={drawArea(levels[i] ?? [])} fill={color} key={host} />)
            .reverse()}
        </svg>
        {[round, round / 2, 0].map((value) => (
          <span
            className="absolute w-full border-rule-2 border-t"
            key={value}
            style={{ top: cssShare(1 - value / mostUnits) }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap">
              {formatVolume(value, product)}
            </span>
          </span>
        ))}
        <span className="absolute bottom-5 left-4 text-paper">
          {`${websites[0]?.host}, ${Math.round((100 * sum(levels[0] ?? [])) / sum(totals))}%`}
        </span>
      </div>
      <p className="relative ml-14 flex justify-between border-fg border-t pt-2 text-fg-2">
        <span>day 1</span>
        <span>day {days}</span>
      </p>
    </div>
  );
}

/** The account's figures; with usage by day, those of the websites. */
function listFigures({ excerpt, product, network, pricing }: ScreenProps, plan: Plan | null): Figure[] {
  const prices = pricing?.products[product];
  if (!prices || !plan) return [{ name: "Plan", value: "–" }];
  const total = planTotal(prices, plan);
  const { success, medianMs } = network.products[product];
  return [
    { name: "Plan", value: `${plan.name}, ${formatVolume(plan.volume, product)}` },
    { name: "This month", value: formatMoney(total) },
    ...(excerpt === "days"
      ? listWebsiteFigures(product, plan, total)
      : [
          {
            name: `Price ${formatPriceUnit(prices.per, product)}`,
            value: formatUnitPrice(unitPriceAt(prices, plan.volume)),
          },
          { name: "Success rate", value: success === null ? "–" : formatPercent(success) },
          { name: "Median response", value: medianMs === null ? "–" : formatDuration(medianMs) },
        ]),
  ];
}

/** A drawn screen of the dashboard: an example account at the price list's prices. */
export function DashboardScreen(props: ScreenProps) {
  const { product, locations, excerpt } = props;
  const plan = planOf(props);
  const figures = listFigures(props, plan);
  return (
    <figure className="overflow-hidden rounded-3 border border-rule-2 bg-ground-2 text-fg text-xs shadow-2">
      <div
        aria-hidden="true"
        className="flex max-sm:hidden h-12 items-center gap-6 border-rule border-b bg-ground px-5 text-fg-2"
      >
        <Mark size={18} />
        {menu.map((item, i) => (
          <span className={i === 0 ? "font-[560] text-fg" : undefined} key={item}>
            {item}
          </span>
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-7 p-5 sm:p-7 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <p className="heading-4">{products[product].name}</p>
          <dl className="mt-3 border-fg border-t">
            {figures.map(({ name, value, color }) => (
              <div className="flex justify-between gap-4 border-rule border-b py-2.5" key={name}>
                <dt className="text-fg-2">
                  {color && <i className="mr-2 inline-block size-2.5" style={{ background: color }} />}
                  {name}
                </dt>
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
        A sample account, at the prices on this site.
      </figcaption>
    </figure>
  );
}
