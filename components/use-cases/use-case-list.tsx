import { OpenModalLink } from "@/components/actions/open-modal-link";
import { axisLabel } from "@/components/charts/plot";
import { ClosingSection } from "@/components/sections/closing-section";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { buttonClasses } from "@/components/ui/button";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Comparison, UseCase, UseCases } from "@/lib/content/endpoints/schemas-company";

const width = 1200;
const axis = 168;
const [left, right] = [20, 1180];
const ticks = [
  [10, "10 min"],
  [15, "15 min"],
  [60, "an hour"],
  [240, "4 hours"],
  [1440, "a day"],
] as const;
const [shortest, longest] = [ticks[0][0], 1440];
/** Names are on several lines, so that neighbors do not overlap. */
const levels = 3;

/** Position on the scale, from 0 to 1. */
const shareOf = (minutes: number) => Math.log(minutes / shortest) / Math.log(longest / shortest);
const placeAt = (minutes: number) => Math.round(left + (right - left) * shareOf(minutes));

/** How often each use case collects its data, on a logarithmic scale. Decorative: the list says the same. */
function FrequencyScale({ cases }: { cases: readonly UseCase[] }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-fluid-2 overflow-visible max-md:hidden"
      viewBox={`0 0 ${width} 204`}
      width="100%"
    >
      <path className="stroke-fg" d={`M${left} ${axis}H${right}`} />
      {ticks.map(([minutes, label]) => {
        const x = placeAt(minutes);
        return (
          <g key={label}>
            <path className="stroke-fg" d={`M${x} ${axis}v8`} />
            <text className={axisLabel} textAnchor="middle" x={x} y={axis + 26}>
              {label}
            </text>
          </g>
        );
      })}
      {cases.map(({ slug, name, product, frequency }, i) => {
        const x = placeAt(frequency.minutes);
        const y = 34 + (i % levels) * 40;
        const isEnd = x > width / 2;
        return (
          <g data-tint={products[product].tint} key={slug}>
            <path className="stroke-rule-2" d={`M${x} ${y - 12}V${axis}`} />
            <text
              className="fill-fg font-medium text-[16px]"
              textAnchor={isEnd ? "end" : "start"}
              x={isEnd ? x - 10 : x + 10}
              y={y}
            >
              {name}
            </text>
            <circle className="fill-tint-500 stroke-fg stroke-[1.5]" cx={x} cy={axis} r="7" />
          </g>
        );
      })}
    </svg>
  );
}

const upright = { width: 350, axis: 84, top: 12, height: 460, gap: 27 };

/** The same scale on small windows, from top to bottom. */
function UprightFrequencyScale({ cases }: { cases: readonly UseCase[] }) {
  const { axis: x, top, height, gap } = upright;
  const yOf = (minutes: number) => Math.round(top + shareOf(minutes) * height);
  const sorted = cases.toSorted((a, b) => a.frequency.minutes - b.frequency.minutes);
  // Names that are too close move up from the end of the scale.
  let next = top + height + gap;
  const names = sorted.toReversed().map((one) => {
    next = Math.min(next - gap, yOf(one.frequency.minutes));
    return { ...one, y: yOf(one.frequency.minutes), nameY: next };
  });
  return (
    <svg
      aria-hidden="true"
      className="mt-fluid-2 max-w-full overflow-visible md:hidden"
      viewBox={`0 0 ${upright.width} ${top * 2 + height}`}
      width={upright.width}
    >
      <path
        className="stroke-fg"
        d={`M${x} ${top}V${top + height}${ticks.map(([minutes]) => `M${x - 8} ${yOf(minutes)}h8`).join("")}`}
      />
      <g className="fill-fg-3 text-[13px] font-[450] italic" textAnchor="end">
        {ticks.map(([minutes, label]) => (
          <text key={label} x={x - 14} y={yOf(minutes) + 4}>
            {label}
          </text>
        ))}
      </g>
      {names.map(({ slug, name, product, y, nameY }) => (
        <g data-tint={products[product].tint} key={slug}>
          <path className="fill-none stroke-rule-2" d={`M${x} ${y}h10L${x + 28} ${nameY}h6`} />
          <text className="fill-fg font-medium text-[16px]" x={x + 40} y={nameY + 5}>
            {name}
          </text>
          <circle className="fill-tint-500 stroke-fg stroke-[1.5]" cx={x} cy={y} r="7" />
        </g>
      ))}
    </svg>
  );
}

function OtherOptions({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <section className="section pt-0">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-12">
        <h2 className="heading-2 md:col-span-5">Don’t see your use case?</h2>
        <div className="md:col-span-6 md:col-start-7">
          <p className="lead">
            Most projects are a variation of one of these. If a daily, weekly or monthly file is enough, see
            the{" "}
            <a className="link" href={routes.product("DS")}>
              datasets
            </a>{" "}
            first. If you are choosing between ways to collect data, the{" "}
            <a className="link" href={routes.comparisons()}>
              comparisons
            </a>{" "}
            show when to use which.
          </p>
          <ul className="mt-6 border-fg border-t">
            {comparisons.map(({ slug, name }) => (
              <li className="border-rule border-b" key={slug}>
                <a className="link block py-3" href={routes.comparison(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function UseCaseList({
  content,
  comparisons,
}: {
  content: UseCases;
  comparisons: readonly Comparison[];
}) {
  return (
    <>
      <section className="wrap pt-5 pb-[var(--section)]">
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Use cases" }]} />
        <FrequencyScale cases={content.cases} />
        <UprightFrequencyScale cases={content.cases} />
        <EntryList className="mt-fluid-3">
          {content.cases.map(({ product, slug, name, lead, frequency }) => (
            <Entry
              href={routes.singleUseCase(slug)}
              key={slug}
              lead={lead}
              tint={products[product].tint}
              title={name}
            >
              <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 md:grid-cols-2">
                <div>
                  <dt className="text-fg-2 text-sm">Collected</dt>
                  <dd className="heading-4 mt-1">{frequency.text}</dd>
                </div>
                <div>
                  <dt className="text-fg-2 text-sm">Product</dt>
                  <dd className="heading-4 mt-1 flex items-baseline gap-2.5">
                    <span aria-hidden="true" className="size-2.5 flex-none bg-tint-500" />
                    {products[product].shortName}
                  </dd>
                </div>
              </dl>
            </Entry>
          ))}
        </EntryList>
      </section>
      <OtherOptions comparisons={comparisons} />
      <ClosingSection
        heading="Get a sample record"
        lead="Send up to three URLs and the fields you need. An engineer replies with a record of each, or explains why it cannot be collected."
      >
        <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
          Request a sample
        </OpenModalLink>
      </ClosingSection>
    </>
  );
}
