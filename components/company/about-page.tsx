import { OpenModalLink } from "@/components/actions/open-modal-link";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/facts-river.svg";
import bend from "@/components/illustrations/form-river.svg";
import { RiverMarker } from "@/components/illustrations/river-marker";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { Avatar } from "@/components/ui/avatar";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { answerTime } from "@/lib/base/answer-time";
import { company } from "@/lib/base/company";
import { publicEnv } from "@/lib/base/env/public";
import { capitalize } from "@/lib/base/format/capitalize";
import { formatSmallNumber } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Company } from "@/lib/content/endpoints/schemas-company";
import { buildOrganization } from "@/lib/content/seo/json-ld";

const centerX = 70;
const amplitude = 42;
const strandOffsets = [-18, -12, -6, 0, 6, 12, 18];

/** A strand of one bend, to the left (-1) or right (1). The next row's bend has the same height, and so the same slope where they meet. */
function bendOf(side: -1 | 1, offset: number): string {
  const endX = centerX + offset;
  // The strands are closer together in the bend.
  const bendX = centerX + side * amplitude + offset * 0.7;
  const controlX = endX + side * 22;
  return `M${endX} 0C${controlX} 16.7 ${bendX} 32 ${bendX} 50S${controlX} 83.3 ${endX} 100`;
}

/** A part of the river, half a row higher than its event, so that the dot in the bend is beside the year. */
function Bend({ side }: { side: -1 | 1 }) {
  return (
    <div className="-translate-y-[calc(50%-12px)] relative min-h-37 nav:col-2 nav:min-h-28 nav:row-1">
      <svg
        aria-hidden="true"
        className="h-full w-full overflow-visible fill-none [stroke-linecap:round]"
        preserveAspectRatio="none"
        viewBox="0 0 140 100"
      >
        {strandOffsets.map((offset) => (
          <path
            className={offset === 0 ? "stroke-tint-700 stroke-2" : "stroke-tint-500 stroke-[1.2]"}
            d={bendOf(side, offset)}
            key={offset}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {/* Where the middle strand bends: four fifths of the width, or one. */}
      <RiverMarker className="-translate-1/2 top-1/2" style={{ left: side === 1 ? "80%" : "20%" }} />
    </div>
  );
}

function RiverTimeline({ events }: { events: readonly { year: string; title: string; text: string }[] }) {
  return (
    <ol className="grid auto-rows-fr">
      {events.map(({ year, title, text }, i) => (
        <li
          className="grid grid-cols-[88px_minmax(0,1fr)] gap-5 first:[&_svg]:[mask-image:linear-gradient(transparent_34%,black_50%)] last:[&_svg]:[mask-image:linear-gradient(black_50%,transparent)] nav:grid-cols-[minmax(0,1fr)_240px_minmax(0,1fr)] nav:gap-12"
          key={year}
        >
          <Bend side={i % 2 ? -1 : 1} />
          <div
            // Neighbors are on opposite sides, so a text may extend into the next row (negative margin).
            className={`pb-10 nav:-mb-16 nav:row-1 nav:max-w-[44ch] nav:pb-0 ${i % 2 ? "nav:col-1 nav:justify-self-end" : "nav:col-3"}`}
          >
            <h3>
              <span className="figure block text-accent text-sm">{year}</span>{" "}
              <span className="heading-3">{title}</span>
            </h3>
            <p className="mt-2 text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type About = Company["about"];

function Hero({ content }: { content: About }) {
  return (
    <section className="on-deep overflow-clip">
      <div className="wrap pt-5 pb-[clamp(56px,7vw,112px)]">
        <PageBreadcrumbs items={[{ label: "About us" }]} />
        <h1 className="heading-hero mt-[clamp(36px,6vw,96px)] max-w-[13em]">{content.heading}</h1>
        <div className="mt-fluid-3 grid gap-y-10 nav:grid-cols-[380px_minmax(0,1fr)] nav:gap-x-60 nav:pb-20">
          <p className="lead">{content.lead}</p>
          <DecorativeDrawing
            className="h-40 w-full overflow-visible nav:hidden"
            file={bend}
            viewBox="-591 40 600 320"
          />
          <div className="relative">
            {/* The river takes its way around the facts, however many there are, to the window's edge. */}
            <DecorativeDrawing
              className="absolute -top-65 -left-55 h-[calc(100%_+_560px)] max-w-none max-nav:hidden"
              file={river}
              preserveAspectRatio="none"
              viewBox="-220 -260 1720 900"
              width={1720}
            />
            <dl className="border-rule-2 border-t text-sm">
              {content.facts.map(({ label, value }) => (
                <div className="flex justify-between gap-6 border-rule border-b py-2.5" key={label}>
                  <dt className="whitespace-nowrap text-fg-2">{label}</dt>
                  <dd className="text-right font-[550] tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="note mt-3">
              As of {formatDate(content.asOf)}. {content.note}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function People({ people }: Pick<About, "people">) {
  return (
    <section className="section bg-ground-3">
      <div className="wrap">
        <h2 className="heading-2">Who is responsible for what</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 nav:grid-cols-3">
          {people.map(({ name, role, about }) => (
            <li className="flex items-start gap-5" key={name}>
              <Avatar className="size-14 text-h4" name={name} />
              <div>
                <h3 className="heading-4">{name}</h3>
                <p className="text-accent text-sm">{role}</p>
                <p className="mt-1.5 text-fg-2 text-sm leading-normal">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Offices({ offices }: Pick<About, "offices">) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">
            {capitalize(formatSmallNumber(offices.length))} offices, someone on duty around the clock
          </h2>
          <p className="mt-4 max-w-[44ch] text-fg-2">
            Incidents are handled at any hour. Customers get a reply to everything else {answerTime}.{" "}
            {company.legalName} runs all {formatSmallNumber(offices.length)} offices.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
              Talk to us
            </OpenModalLink>
            <ButtonLink href={routes.careers()} size="lg" variant="Outline">
              Work with us
            </ButtonLink>
          </div>
        </div>
        <div>
          <dl className="border-fg border-t">
            {offices.map(({ city, country, purpose }) => (
              <div
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-rule border-b py-4"
                key={city}
              >
                <dt>
                  <span className="heading-4 block">{city}</span>
                  <span className="text-fg-2 text-sm">{country}</span>
                </dt>
                <dd className="text-fg-2">{purpose}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <a className="link" href={routes.coreValues()}>
              Core values
            </a>
            <a className="link" href={routes.trust("sourcing")}>
              How we source IPs
            </a>
            <a className="link" href={routes.pressArea()}>
              Press area
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

export function AboutPage({ content }: { content: About }) {
  return (
    <>
      <JsonLd data={buildOrganization({ siteUrl: publicEnv.SITE_URL })} />
      <Hero content={content} />
      <section className="section overflow-clip">
        <div className="wrap">
          <h2 className="heading-2 mb-12">Our history</h2>
          <RiverTimeline events={content.story} />
        </div>
      </section>
      <People people={content.people} />
      <Offices offices={content.offices} />
    </>
  );
}
