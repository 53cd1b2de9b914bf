import { DecorativeDrawing } from "@/components/illustrations/drawing";
import glyphs from "@/components/illustrations/product-glyphs.svg";
import { PillChoice } from "@/components/ui/pill";
import scrollCss from "@/components/ui/scroll-area.module.css";
import { formatCount, formatDuration, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatPeriod } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { anchors } from "@/lib/base/routes";
import { totalIps } from "@/lib/content/endpoints/counts";
import type { Locations, NetworkFigures } from "@/lib/content/endpoints/schemas";
import { formatKnown } from "@/lib/features/pricing/compare";
import {
  crawlerNote,
  formatHardTargets,
  formatTargeting,
  needs,
  type ProductEntry,
  poolNote,
} from "@/lib/features/products/entries";
import { FilterCount } from "./filter-count";
import { needLabels, productDifferences, unitFilters, unitNames } from "./product-copy";
import css from "./product-list.module.css";

const units = ["GB", "IP", "result"] as const;

/** CSS (`.list` in the module) shows the entries that match the checked inputs, without JavaScript. */
function Filters({ entries }: { entries: readonly ProductEntry[] }) {
  const unitsHere = units.filter((unit) => entries.some((entry) => entry.unit === unit));
  return (
    <div className="grid gap-y-1 sm:gap-y-3 lg:pb-4">
      <fieldset className={scrollCss.fade}>
        <legend>Billed</legend>
        <PillChoice defaultChecked name="billed" type="radio" value="any">
          Any unit
        </PillChoice>
        {unitsHere.map((unit) => (
          <PillChoice key={unit} name="billed" type="radio" value={unit}>
            {unitFilters[unit]}
          </PillChoice>
        ))}
      </fieldset>
      <fieldset className={scrollCss.fade}>
        <legend>Features</legend>
        {needs
          .filter((need) => entries.some((entry) => entry.meets.includes(need)))
          .map((need) => (
            <PillChoice key={need} name="needs" type="checkbox" value={need}>
              {needLabels[need]}
            </PillChoice>
          ))}
      </fieldset>
    </div>
  );
}

type Facts = { network: NetworkFigures; locations: Locations };

type Figure = {
  label: string;
  /** Without a value and a detail, it is not measured. */
  value?: string | null;
  /** Below the value: its unit or what it was measured on. */
  detail?: string;
  /** Position of a tick on the scale below the value. */
  tick?: string;
};

/** The scale of success rates, in percent: where the proxies differ. */
const scale = { from: 85, to: 100 };
const tickPosition = (rate: number) =>
  `${Math.max(0, ((rate * 100 - scale.from) / (scale.to - scale.from)) * 100).toFixed(1)}%`;

/** What is known of a product. All of a family have the same figures in the same order. */
function listFigures(
  { key, family, unit, priceFrom }: ProductEntry,
  { network, locations }: Facts,
): Figure[] {
  const per = key === "DS" ? "per 1,000 records" : unitNames[unit];
  const price = {
    label: "Price from",
    ...(priceFrom === null
      ? { detail: "not available" }
      : { value: formatUnitPrice(priceFrom), detail: per }),
  };
  if (family === "data")
    return [
      { label: "Files on time", value: formatPercent(network.datasets.onTime) },
      { label: "Values captured", value: formatPercent(network.datasets.fieldsFilled) },
      price,
    ];
  if (key === "CRAWLER") return [{ label: "Success" }, { label: "Median response" }, price];
  const { success, medianMs } = network.products[key];
  const rate = { label: "Success", value: formatKnown(success, formatPercent) };
  const median = { label: "Median response", value: formatKnown(medianMs, formatDuration) };
  if (family === "proxies")
    return [
      { ...rate, ...(success !== null && { tick: tickPosition(success) }) },
      median,
      { label: "IPs", value: formatShortCount(totalIps(locations, key)) },
      price,
    ];
  const isOnProxyTargets = key === "WEB_API" || key === "WEB_UNBLOCKER";
  const ownTargets = key === "RE_API" ? "of listings" : "own targets";
  return [
    {
      ...rate,
      detail: isOnProxyTargets ? `${formatCount(network.measured.targets)} targets` : ownTargets,
    },
    { ...median, ...(key === "RE_API" && { detail: "per listing" }) },
    price,
  ];
}

function Entry({ entry, facts }: { entry: ProductEntry; facts: Facts }) {
  const { key, name, path, tint, unit, meets } = entry;
  return (
    <li data-needs={meets.join(" ")} data-tint={tint} data-unit={unit}>
      <DecorativeDrawing file={glyphs} part={key} viewBox="0 0 96 64" />
      <div>
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <p>{productDifferences[key]}</p>
      </div>
      <dl>
        {listFigures(entry, facts).map(({ label, value, detail, tick }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {tick && <i style={{ backgroundPositionX: tick }} />}
              {(detail || !value) && <small>{detail ?? "not measured"}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The families in their order, with what success means in each and how it was measured. */
const listFamilies = ({ network }: Facts) => {
  const { targets } = network.measured;
  return [
    {
      id: "proxies",
      title: "Proxies",
      method: `Success: the requested page arrived, on ${formatCount(targets)} public targets.`,
      note: `The scales run from ${scale.from} to ${scale.to}%. ${poolNote}`,
    },
    {
      id: "apis",
      title: "Scraper APIs and crawler",
      method: `Success: the expected content arrived, on the ${formatCount(targets)} targets of the proxies or on the API’s own.`,
      note: `The APIs and the unblocker obey robots.txt. ${crawlerNote}`,
    },
    { id: "data", title: "Data", method: null, note: null },
  ];
};

/** What applies to the figures of all families. */
function formatMethod({ network, locations }: Facts): string {
  const { from, to } = network.measured;
  return `Measured ${formatPeriod(from, to)}. A challenge or block page counts as a failure. ${formatHardTargets(network)} ${formatTargeting(locations)} Prices at the largest volume.`;
}

type ListProps = {
  entries: readonly ProductEntry[];
  facts: Facts;
  /** The page has the three questions that find a product. */
  hasChooser: boolean;
};

/** Products by family, one row each, with filters. */
export function ProductList({ entries, facts, hasChooser }: ListProps) {
  const families = listFamilies(facts)
    .map((family) => {
      const members = entries.filter((entry) => entry.family === family.id);
      // One tint after the other, as in the menu.
      return { ...family, members: Object.values(Object.groupBy(members, ({ tint }) => tint)).flat() };
    })
    .filter(({ members }) => members.length > 0);
  return (
    <form className={css.list}>
      <div className="wrap">
        <div className="mt-6 border-rule-2 border-t pt-4 lg:flex lg:justify-between">
          <Filters entries={entries} />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:-mt-2 lg:grid lg:justify-items-end lg:gap-y-1.5">
            <FilterCount total={entries.length} />
            {hasChooser && (
              <p className="pb-4 text-fg-2 text-sm">
                Not sure which one fits?{" "}
                <a className="link" href={`#${anchors.chooser}`}>
                  Answer three questions
                </a>
              </p>
            )}
          </div>
        </div>
      </div>
      {families.map(({ id, title, method, note, members }, i) => (
        // The chooser after the last family is on paper.
        <section className={(families.length - i) % 2 === 1 ? "on-paper-2" : undefined} key={id}>
          <div className="wrap">
            <div className={css.head}>
              <div>
                <h2 className="heading-2">{title}</h2>
                {method && <p>{method}</p>}
              </div>
              {members.slice(0, 1).map((first) =>
                listFigures(first, facts).map(({ label }) => (
                  <span aria-hidden="true" key={label}>
                    {label}
                  </span>
                )),
              )}
            </div>
            <ul>
              {members.map((entry) => (
                <Entry entry={entry} facts={facts} key={entry.key} />
              ))}
            </ul>
            {note && <p className="note mt-4">{note}</p>}
            {i === families.length - 1 && <p className="note mt-4">{formatMethod(facts)}</p>}
          </div>
        </section>
      ))}
    </form>
  );
}
