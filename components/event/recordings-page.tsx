import { OpenModalLink } from "@/components/actions/open-modal-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Recordings } from "@/lib/content/endpoints/schemas-company";

type Talk = Recordings["talks"][number];

/** Formats seconds since the start of a talk: "9:04". */
function formatTalkTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A talk's length on the scale of the longest talk, with a mark where each paragraph of the transcript begins. */
function TranscriptTimeline({ talk: { minutes, transcript }, longest }: { talk: Talk; longest: number }) {
  const atMinute = (minute: number) => `${((100 * minute) / longest).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className="mt-2.5 block stroke-accent stroke-2" height="14" width="100%">
      <line x2={atMinute(minutes)} y1="13" y2="13" />
      {transcript.map(({ at }) => (
        <line key={at} x1={atMinute(at / 60)} x2={atMinute(at / 60)} y1="2" y2="13" />
      ))}
    </svg>
  );
}

function TalkSection({ talk }: { talk: Talk }) {
  const { slug, title, speaker, role, minutes, summary, takeaways, transcript } = talk;
  return (
    <article
      className="scroll-mt-24 grid gap-x-18 gap-y-9 border-t border-fg py-fluid-3 nav:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
      id={slug}
    >
      <header className="nav:sticky nav:top-28 nav:self-start">
        <h2 className="heading-2">{title}</h2>
        <p className="mt-4 text-sm leading-[1.4]">
          <b className="block font-semibold">{speaker}</b>
          <span className="text-fg-2">
            {role}, {minutes} minutes
          </span>
        </p>
        <p className="mt-4 text-fg-2">{summary}</p>
        <h3 className="mt-5 font-[600] text-sm">Takeaways</h3>
        <ul className="mt-1.5">
          {takeaways.map((one) => (
            <li className="border-rule border-t py-2 text-sm" key={one}>
              {one}
            </li>
          ))}
        </ul>
      </header>
      <section aria-label={`Transcript of ${title}`}>
        {transcript.map(({ at, text }) => (
          <p
            className="target:bg-tint-100 target:shadow-[-12px_0_0_var(--tint-100),12px_0_0_var(--tint-100)] grid scroll-mt-30 grid-cols-[48px_minmax(0,62ch)] gap-x-6 gap-y-1 py-2.5 leading-[1.65]"
            id={`${slug}-${at}`}
            key={at}
          >
            <a
              className="figure text-accent text-xs leading-[1.65rem] hover:underline"
              href={`#${slug}-${at}`}
            >
              {formatTalkTime(at)}
            </a>
            <span>{text}</span>
          </p>
        ))}
      </section>
    </article>
  );
}

export function RecordingsPage({ content }: { content: Recordings }) {
  const { talks, edition, heldOn } = content;
  const longest = Math.max(...talks.map(({ minutes }) => minutes));
  return (
    <>
      <section className="wrap pt-5">
        <PageBreadcrumbs items={[{ label: "Oxycon", href: routes.event() }, { label: "Past talks" }]} />
        <div className="mt-fluid-2 grid items-end gap-x-18 gap-y-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 className="heading-1">{content.heading}</h1>
            <p className="lead mt-6">{content.lead}</p>
            <p className="note mt-3">
              {edition}, held on {formatDate(heldOn)}. Transcripts were corrected by the speakers.
            </p>
          </div>
          <ul className="border-fg border-t">
            {talks.map((talk) => (
              <li className="border-rule border-b" key={talk.slug}>
                <a className="group block py-3.5" href={`#${talk.slug}`}>
                  <span className="flex items-baseline justify-between gap-6">
                    <span>
                      <span className="block font-[560] underline-offset-4 group-hover:underline">
                        {talk.title}
                      </span>
                      <span className="text-fg-2 text-sm">{talk.speaker}</span>
                    </span>
                    <span className="figure whitespace-nowrap text-fg-2 text-sm">{talk.minutes} min</span>
                  </span>
                  <TranscriptTimeline longest={longest} talk={talk} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap mt-[var(--section)]">
        {talks.map((talk) => (
          <TalkSection key={talk.slug} talk={talk} />
        ))}
      </div>
      <section className="on-deep mt-[var(--section)]">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-16">
          <div>
            <h2 className="heading-3">Next Oxycon, and videos on request</h2>
            <p className="mt-1.5 max-w-[52ch] text-fg-2">
              Ask us for the video of any talk. The files are large, and reading is faster.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <ButtonLink color="PrimaryAlt" href={routes.event()} size="lg">
              See the next Oxycon
            </ButtonLink>
            <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })}>
              Request a video
            </OpenModalLink>
          </div>
        </div>
      </section>
    </>
  );
}
