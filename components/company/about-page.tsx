import { OpenModalLink } from "@/components/actions/open-modal-link";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/facts-river.svg";
import bend from "@/components/illustrations/form-river.svg";
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
import css from "./about-page.module.css";
import { RiverTimeline } from "./river-timeline";

type About = Company["about"];

function Hero({ content }: { content: About }) {
  return (
    <section className="on-deep overflow-clip">
      <div className="wrap pt-5 pb-[clamp(56px,7vw,112px)]">
        <PageBreadcrumbs items={[{ label: "About us" }]} />
        <h1 className="heading-hero mt-[clamp(36px,6vw,96px)] max-w-[13em]">{content.heading}</h1>
        <div className={`${css.aroundFacts} mt-fluid-3 grid gap-y-10`}>
          <p className="lead">{content.lead}</p>
          <DecorativeDrawing
            className="h-60 w-full overflow-visible nav:hidden"
            file={bend}
            viewBox="-591 40 600 320"
          />
          <div className="relative">
            {/* The river takes its way around the facts, to the window's edge. */}
            <DecorativeDrawing
              className={`${css.river} max-nav:hidden`}
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
      <div className="wrap grid gap-x-18 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">
            {capitalize(formatSmallNumber(offices.length))} offices, someone on duty around the clock
          </h2>
          <p className="mt-4 max-w-[44ch] text-fg-2">
            Incidents are handled at any hour. Customers get a reply to everything else {answerTime}. All
            offices belong to {company.legalName}.
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
