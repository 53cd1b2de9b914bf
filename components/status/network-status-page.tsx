import { OpenModalLink } from "@/components/actions/open-modal-link";
import css from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { SiteLink } from "@/components/media/site-link";
import { PageHead } from "@/components/sections/page-head";
import { SideSection } from "@/components/sections/side-section";
import { TermColumns } from "@/components/sections/term-list";
import { buttonClasses } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { capitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatPercent, formatSmallNumber } from "@/lib/base/format/count";
import { formatDate, formatPeriod } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import type { NetworkStatus } from "@/lib/content/endpoints/schemas-status";
import { listEarlier, listOpenIncidents } from "@/lib/features/status/record";
import { formatInstant, formatNextRecord, formatRecordDay, titleOf } from "@/lib/features/status/wording";
import { AvailabilityTable } from "./availability-table";
import { DowntimeChart } from "./downtime-chart";
import { IncidentLog } from "./incident-log";

function countOpen(status: NetworkStatus): string {
  const open = listOpenIncidents(status).length;
  const count = open === 0 ? "No" : capitalize(formatSmallNumber(open));
  return `${count} open ${open === 1 ? "incident" : "incidents"}`;
}

function StatusChart({ status }: { status: NetworkStatus }) {
  return (
    <section className="on-deep overflow-clip">
      <div className="wrap pt-5 pb-fluid-3">
        <PageHead
          heading={titleOf(status)}
          lead={
            <span className="font-[560] font-display text-[2rem] text-fg leading-none">
              {countOpen(status)}
            </span>
          }
          trail={[{ label: "Trust", href: routes.trust() }, { label: "Network status" }]}
        >
          <p className="mt-3 text-pretty text-fg-2">
            Data through{" "}
            <time dateTime={status.measuredUntil}>
              {formatInstant(status.measuredUntil).replace(" UTC", "\u00a0UTC")}
            </time>
            . We publish this record on the {formatRecordDay(status)}; the next one is due{" "}
            {formatNextRecord(status)}. Incidents in progress are shown in the dashboard and emailed to
            customers.
          </p>
        </PageHead>
        <DowntimeChart className="mt-8 max-md:hidden" size="wide" status={status} />
        <DowntimeChart className="mt-8 max-sm:hidden md:hidden" size="middle" status={status} />
        <DowntimeChart className="mt-8 sm:hidden" size="narrow" status={status} />
        <p className="note mt-4">
          Each line is one product. It is flat while probes succeed and rises with the minutes lost that day
          in the most affected region. The numbers are those of the list below. Planned work that made no
          request fail has no number. Ask us for the monthly figures for the last 12 months.
        </p>
        {listEarlier(status).map(({ date, minutes, release }) => (
          <p className="note mt-1" key={date}>
            Before these {status.days} days: {formatDate(date)}, {minutes} minutes.{" "}
            <a className="link" href={`${routes.pressArea()}#${release}`}>
              Report on this outage
            </a>
          </p>
        ))}
      </div>
    </section>
  );
}

function Method({ status, network }: { status: NetworkStatus; network: NetworkFigures }) {
  const { places, perPlace, everySeconds, timeoutSeconds, incidentAbove } = status.probes;
  const { measured } = network;
  const interval = everySeconds === 60 ? "once a minute" : `every ${everySeconds} seconds`;
  const rules = [
    {
      title: "What is measured",
      text: `From each of ${places} locations outside our network, ${perPlace} probes request one of our pages through every product and region, ${interval}, and the APIs that parse also read sample pages of real sites. A probe fails if its page does not arrive complete, with status 200, within ${timeoutSeconds} seconds: an error from our gateway or API counts, and so does a sample page without its expected fields.`,
    },
    {
      title: "What counts as lost",
      text: `Minutes in which more than ${formatPercent(incidentAbove)} of the probes failed, each weighted by the share that failed: ten minutes in which a third failed are ${(10 / 3).toFixed(1)} lost minutes.`,
    },
    {
      title: "What does not count",
      text: "Targets that are slow, down or blocking requests. They affect the success rates instead. Planned work counts once requests fail.",
    },
    {
      title: "Success rates",
      text: `Our own test requests, ${formatPeriod(measured.from, measured.to)}, to ${formatCount(measured.targets)} public targets; the SERP, e-commerce and real-estate APIs use their own lists. ${measured.method} On ${formatCount(network.hardTargets.count)} hard targets, we measured residential proxies and the web unblocker with the same content check on every response.`,
    },
    {
      title: "Datasets",
      text: `Files arrive on a schedule, so they have no bars here. ${formatPercent(network.datasets.onTime)} of deliveries from ${formatPeriod(measured.from, measured.to)} came on time.`,
    },
    {
      title: "Real-time crawler",
      text: "It runs on the web scraper API’s systems, so its bars are those of that API. Its success rate is not measured: it sends its own User-Agent, which some sites refuse.",
    },
    {
      title: "Dedicated datacenter IPs",
      text: "They have no gateway. We measure them on the servers that host them and send you your figures each month. Their availability is in the terms.",
    },
  ];
  return <TermColumns className="gap-x-6 gap-y-6 sm:grid-cols-2" terms={rules} />;
}

/** Its lines are short enough for a phone. */
const probe = `w="connect %{time_connect}s,"
w="$w first byte %{time_starttransfer}s,"
w="$w %{http_connect} %{http_code}\\n"
curl -sS -o /dev/null \\
  -x http://gate.oxbow.example:7777 \\
  -U "user:$OXBOW_KEY" \\
  -w "$w" \\
  https://ip.oxbow.example/json`;

function OwnProbe() {
  return (
    <section className="section on-deep">
      <div className="wrap grid items-start gap-x-6 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="heading-2">Is the problem our network or your target?</h2>
          <p className="mt-4 max-w-[44ch] text-fg-2">
            Request one of our pages first. This is the username for residential proxies; others begin
            differently, such as <code>user-isp</code>. If the page responds, the network works and the target
            is what changed. If it doesn’t, send us the line that curl prints.
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-3">
            <OpenModalLink className={buttonClasses({ variant: "Outline" })}>
              Send us the result
            </OpenModalLink>
            <SiteLink className={buttonClasses({ variant: "Inline" })} href={routes.faq()}>
              Questions and answers
            </SiteLink>
          </p>
        </div>
        <div className={`code-panel ${css.codePanel} md:col-span-7`}>
          <CodeText code={probe} label="A request through the gateway, with its times" language="curl" />
        </div>
      </div>
    </section>
  );
}

/** The status page: current state, history by day, incidents and method. */
export function NetworkStatusPage({ status, network }: { status: NetworkStatus; network: NetworkFigures }) {
  return (
    <>
      <StatusChart status={status} />
      <section className="section">
        <div className="wrap">
          <SectionHead
            heading={`${status.days} days, by product and region`}
            lead="One bar for each product in each region, with marks for incidents and planned work. Availability is never rounded up."
          />
          <AvailabilityTable status={status} />
        </div>
      </section>
      <section className="section on-paper-2" id="incidents">
        <div className="wrap">
          <SectionHead
            heading="Incidents and planned work"
            lead={`Every entry from the past ${status.days} days, newest first, with its cause.`}
          />
          <IncidentLog status={status} />
        </div>
      </section>
      <SideSection
        heading="How we measure"
        lead={
          <>
            The record is also{" "}
            <a className="link" href="/shared-api/network-status">
              a JSON file
            </a>
            .
          </>
        }
      >
        <Method network={network} status={status} />
      </SideSection>
      <OwnProbe />
    </>
  );
}
