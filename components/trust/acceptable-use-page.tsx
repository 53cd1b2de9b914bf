import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SiteLink } from "@/components/media/site-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import css from "./acceptable-use-page.module.css";
import { Fairway } from "./fairway";
import fairwayCss from "./fairway.module.css";

type Use = readonly [use: string, because: string];
type PolicyClass = {
  id: string;
  title: string;
  mark: "cone" | "both" | "can";
  lead: string;
  uses: readonly Use[];
};

const policyClasses: readonly PolicyClass[] = [
  {
    id: "open",
    title: "Open to every customer",
    mark: "cone",
    lead: "Public pages, read at a rate that the site would not notice.",
    uses: [
      ["Prices, stock and delivery terms of shops", "Facts that every visitor may see"],
      ["Search results and their ranks by place", "Needed to see a market as people there do"],
      ["Checking your own ads, pages and apps abroad", "Your own property, seen from outside"],
      ["Public registers, tenders, timetables, statistics", "Published so that they are read"],
      [
        "News and public posts of organizations, for monitoring",
        "Facts and short excerpts, not republished works",
      ],
      ["Research and archives of public pages", "With respect for robots.txt and takedown requests"],
    ],
  },
  {
    id: "checked",
    title: "Open after a check",
    mark: "both",
    lead: "Possible, once a person on our side has read how you do it.",
    uses: [
      ["Pages that name people", "You need a legal basis, and you show us which one"],
      ["More than a million pages a day from one site", "We agree on hours and a rate, or ask the site"],
      ["Security research on systems of others", "With the owner’s written permission"],
      ["Training data for models", "Sources, opt-outs and licenses are listed first"],
    ],
  },
  {
    id: "closed",
    title: "Closed to all",
    mark: "can",
    lead: "No plan, no volume and no contract opens these.",
    uses: [
      ["Anything behind a sign-in", "Who signs in has agreed to terms, as a person"],
      ["Orders, bookings and reservations", "Bought places and goods are missing for somebody else"],
      [
        "Creating or running accounts, votes, reviews, clicks on ads",
        "It makes others believe in people who do not exist",
      ],
      ["Sending mail or messages", "Ports for mail are closed"],
      ["Attacks, probing for weaknesses, overload", "Also where it is meant as a test, without permission"],
      ["Children’s data, health data, precise places of people", "The harm is greater than any use"],
      ["Banking, payment and government sign-in hosts", "On the list of closed domains"],
    ],
  },
];

function Mark({ mark }: { mark: PolicyClass["mark"] }) {
  return (
    <svg aria-hidden="true" className="h-6 w-12" viewBox="0 0 48 24">
      {mark !== "can" && <path className={`${fairwayCss.buoy} fill-success`} d="M13 2l9 20H4z" />}
      {mark !== "cone" && (
        <path className={`${fairwayCss.buoy} fill-danger`} d={`M${mark === "can" ? 4 : 28} 4h14v18h-14z`} />
      )}
    </svg>
  );
}

function PolicyTable({ policyClass }: { policyClass: PolicyClass }) {
  return (
    <section
      aria-labelledby={policyClass.id}
      className="grid gap-x-6 gap-y-4 border-fg border-t py-8 md:grid-cols-12"
    >
      <div className="md:col-span-4">
        <Mark mark={policyClass.mark} />
        <h3 className="heading-3 mt-3" id={policyClass.id}>
          {policyClass.title}
        </h3>
        <p className="mt-2 max-w-[34ch] text-fg-2">{policyClass.lead}</p>
      </div>
      <dl className="md:col-span-8">
        {policyClass.uses.map(([use, because]) => (
          <div className="grid gap-x-6 gap-y-0.5 border-rule border-b py-3 nav:grid-cols-2" key={use}>
            <dt className="font-[520]">{use}</dt>
            <dd className="text-fg-2 text-sm nav:pt-0.5">{because}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const steps = [
  [
    "We ask",
    "Traffic that does not fit the stated purpose is slowed, and you get a question with the hosts and the times.",
  ],
  [
    "You answer",
    "Within one working day. A good explanation ends the matter and is kept, so that nobody asks twice.",
  ],
  [
    "We decide",
    "No answer, or one that does not fit: the account is paused. Attacks and closed hosts pause it at once.",
  ],
  [
    "It ends",
    "A closed account is told the reason. Unused prepaid traffic is paid back unless the law forbids it.",
  ],
];

/** The acceptable use policy: what is allowed, needs review or is forbidden, and enforcement. */
export function AcceptableUsePage({ network }: { network: NetworkFigures }) {
  return (
    <>
      <section className="relative overflow-clip bg-ground">
        <Fairway className={css.fairway} />
        <div className="wrap relative pt-5 pb-[clamp(264px,32vw,440px)]">
          <PageBreadcrumbs items={[{ label: "Trust", href: routes.trust() }, { label: "Acceptable use" }]} />
          <h1 className="heading-1 mt-[clamp(32px,4vw,64px)] max-w-[11em]">Stay between the buoys</h1>
          <p className="lead mt-5 max-w-[30em]">
            What the network is for, what needs a check first, and what stays closed to everybody. A request
            to one of {formatCount(network.trust.blockedDomains)} closed domains is refused at the gateway.
          </p>
          <p className="note mt-4">
            Closed domains as of {formatDate(network.asOf)}; the list is renewed daily.
          </p>
        </div>
      </section>
      <section className="section pt-[clamp(40px,5vw,72px)]">
        <div className="wrap">
          <SectionHead
            heading="Three kinds of use"
            lead="This is the short form. What binds is the policy itself, with its version and date."
          />
          {policyClasses.map((policyClass) => (
            <PolicyTable key={policyClass.id} policyClass={policyClass} />
          ))}
          <p className="mt-6">
            <SiteLink className="link" href={routes.legal("acceptable-use")}>
              Acceptable use policy, full text
            </SiteLink>
          </p>
        </div>
      </section>
      <section className="section on-deep">
        <div className="wrap">
          <h2 className="heading-2">When something does not fit</h2>
          <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 nav:grid-cols-4">
            {steps.map(([title, text], index) => (
              <li className="border-fg border-t pt-3" key={title}>
                <span className="figure text-fg-3 text-xs">{index + 1}</span>
                <h3 className="heading-4 mt-1">{title}</h3>
                <p className="mt-1.5 text-fg-2 text-sm">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section>
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-[clamp(48px,6vw,88px)]">
          <h2 className="heading-2 max-w-[15em]">Not sure where your project lies? Ask before you pay</h2>
          <p className="flex flex-wrap gap-3">
            <OpenModalLink className={buttonClasses()}>Describe your project</OpenModalLink>
            <SiteLink className={buttonClasses({ variant: "Outline" })} href={routes.trust("report-abuse")}>
              Report abuse
            </SiteLink>
          </p>
        </div>
      </section>
    </>
  );
}
