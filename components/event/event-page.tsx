import { Questions } from "@/components/faq/questions";
import { Ribbon } from "@/components/illustrations/ribbon";
import { FormSection } from "@/components/lead-form/form-section";
import { PlainForm } from "@/components/lead-form/plain-form";
import { VisitorDate, VisitorNote, VisitorTime } from "@/components/receipt/visitor-time";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { Avatar } from "@/components/ui/avatar";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { publicEnv } from "@/lib/base/env/public";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { anchors, routes } from "@/lib/base/routes";
import { countryName } from "@/lib/content/endpoints/counts";
import type { OxbowEvent, Session } from "@/lib/content/endpoints/schemas-company";
import { buildEvent } from "@/lib/content/seo/json-ld";
import { seatsPerCompany } from "@/lib/features/event/registration-copy";
import { isOver, venueDay, venueTime } from "@/lib/features/event/times";
import { buildEventForm } from "./event-fields";
import { EventFormIsland } from "./event-form-island";

type Speakers = OxbowEvent["speakers"];

function Hero({ content, isPast }: { content: OxbowEvent; isPast: boolean }) {
  const { start, end, place } = content;
  return (
    <section className="on-deep relative isolate overflow-hidden max-md:pb-40 max-sm:pb-85">
      <div className="wrap relative pt-5 pb-[clamp(40px,12vw,176px)]">
        <PageBreadcrumbs items={[{ label: content.name }]} />
        <h1 className="heading-hero mt-fluid-1 max-w-[8em]">{content.heading}</h1>
        <p className="lead mt-6 max-w-[30em]">{content.lead}</p>
        <p className="mt-10 grid gap-1.5">
          <time
            className="font-display text-[length:clamp(1.75rem,1.3rem_+_1.9vw,2.75rem)] leading-none font-[560]"
            dateTime={start}
          >
            {formatDate(venueDay(start))}
          </time>
          <span>
            {venueTime(start)} to {venueTime(end)} in {place.locality}, and online
          </span>
        </p>
        <p className="mt-2 min-h-6 text-fg-2 text-sm">
          <VisitorDate at={start} />
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
          {isPast ? (
            <ButtonLink color="PrimaryAlt" href={routes.recordings()} size="lg">
              Read past talks
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={`#${anchors.seat}`} size="lg">
                Book your seat
              </ButtonLink>
              <ButtonLink download href={routes.eventCalendar()} size="lg" variant="Outline">
                Add to calendar
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {/* Painted behind the text, but placed after it: its position depends on the section's height. */}
      <Ribbon className="absolute -z-1 right-[calc(50%_-_1250px)] -bottom-62.5 h-auto w-600 max-w-none max-md:-right-52.5 max-md:-bottom-15 max-md:w-[max(860px,135vw)]" />
    </section>
  );
}

function SessionRow({ session, speakers }: { session: Session; speakers: Speakers }) {
  const who = speakers.filter(({ slug }) => session.speakers.includes(slug));
  const isBreak = session.about === null;
  return (
    <li
      className={cn(
        "grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-rule md:grid-cols-[172px_minmax(0,1fr)_260px] md:gap-x-8",
        isBreak
          ? "bg-[repeating-linear-gradient(90deg,var(--rule)_0_1px,transparent_1px_12px)] bg-size-[100%_5px] bg-bottom-left bg-no-repeat py-3.5"
          : "py-6",
      )}
    >
      <p className="figure">
        <time dateTime={session.start}>{venueTime(session.start)}</time>
        <VisitorTime at={session.start} />
      </p>
      <div>
        <h3 className={isBreak ? "text-fg-2" : "heading-3"}>{session.title}</h3>
        {session.about && <p className="mt-1.5 max-w-[56ch] text-fg-2">{session.about}</p>}
      </div>
      <div className="col-2 grid gap-2 empty:hidden md:col-3">
        {who.map(({ slug, name, company }) => (
          <a className="group block py-1 text-sm leading-[1.35]" href={`#${slug}`} key={slug}>
            <span className="block font-[560] underline-offset-4 group-hover:underline">{name}</span>
            <span className="text-fg-2">{company}</span>
          </a>
        ))}
      </div>
    </li>
  );
}

function Agenda({ content }: { content: OxbowEvent }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2">Agenda</h2>
        <p className="mt-6 mb-2 text-fg-2 text-sm italic">
          Times in {content.place.locality}
          <VisitorNote at={content.start} />
        </p>
        <ol className="border-fg border-t">
          {content.sessions.map((session) => (
            <SessionRow key={session.start} session={session} speakers={content.speakers} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function SpeakerList({ speakers }: { speakers: Speakers }) {
  return (
    <section className="section bg-ground-3">
      <div className="wrap">
        <h2 className="heading-2">Speakers</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 nav:grid-cols-4">
          {speakers.map(({ slug, name, role, company, about }) => (
            <li className="scroll-mt-28" id={slug} key={slug}>
              <Avatar className="size-16 text-h4" name={name} />
              <h3 className="heading-4 mt-3">{name}</h3>
              <p className="text-accent text-sm">
                {role}, {company}
              </p>
              <p className="mt-1.5 max-w-[34ch] text-fg-2 text-sm leading-normal">{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function BookingFacts({ place, seat }: Pick<OxbowEvent, "place" | "seat">) {
  return (
    <dl className="mt-8 border-rule-2 border-t text-sm">
      <div className="border-rule border-b py-3">
        <dt className="text-fg-2">Where</dt>
        <dd className="mt-0.5 text-base">
          {place.name}, {place.locality}, {countryName(place.country)}, or online: live stream with captions
        </dd>
      </div>
      <div className="border-rule border-b py-3">
        <dt className="text-fg-2">In-person seats</dt>
        <dd className="mt-0.5 text-base">
          {formatCount(place.seats)}, up to {seatsPerCompany} per company
        </dd>
      </div>
      <div className="border-rule border-b py-3">
        <dt className="text-fg-2">What you get</dt>
        <dd className="mt-0.5 text-base">
          <ul className="grid gap-1">
            {seat.includes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

function Booking({ content }: { content: OxbowEvent }) {
  const { seat, place } = content;
  const form = buildEventForm(content);
  return (
    <FormSection
      aside={<BookingFacts place={place} seat={seat} />}
      heading={seat.formTitle}
      id={anchors.seat}
      pictureCaption={{ label: place.name, value: place.locality }}
      lead={seat.lead}
    >
      <EventFormIsland {...form}>
        <PlainForm {...form} />
      </EventFormIsland>
    </FormSection>
  );
}

/** The conference's page: agenda, speakers and, until the event ends, the registration form. */
export function EventPage({ content }: { content: OxbowEvent }) {
  const { place, speakers } = content;
  const isPast = isOver(content, Date.now());
  const event = buildEvent({
    siteUrl: publicEnv.SITE_URL,
    path: routes.event(),
    name: content.name,
    description: content.head.description,
    startDate: content.start,
    endDate: content.end,
    place,
    performers: speakers.map(({ name }) => name),
  });
  return (
    <>
      <JsonLd data={event} />
      <Hero content={content} isPast={isPast} />
      <Agenda content={content} />
      <SpeakerList speakers={speakers} />
      <Questions
        aside={
          <a className="link" href={routes.recordings()}>
            Talks from the last Oxycon
          </a>
        }
        heading="Frequently asked questions"
        questions={content.questions}
      />
      {!isPast && <Booking content={content} />}
    </>
  );
}
