import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SiteLink } from "@/components/media/site-link";
import { PageHead } from "@/components/sections/page-head";
import { SideSection } from "@/components/sections/side-section";
import { TermRows } from "@/components/sections/term-list";
import { buttonClasses } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { formatCount, formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { ApplicantLines, applicantLines, refusedLines } from "./applicant-lines";
import texts from "./copy.json" with { type: "json" };

const copy = texts.trust;

function Gate({ network }: { network: NetworkFigures }) {
  const { refusedCustomers } = network.trust;
  return (
    <section className="on-deep overflow-clip">
      <div className="wrap pt-5">
        <PageHead
          heading="Sourcing, acceptable use and security"
          lead={
            <>
              We check the company, the person and the use case before the first paid order.{" "}
              {formatPercent(refusedCustomers)} of applicants are turned away. This page says who we turn away
              and why, and how often we are audited.
            </>
          }
          trail={[{ label: "Trust" }]}
        />
      </div>
      <ApplicantLines refused={refusedCustomers} />
      <div className="wrap pb-12">
        <p className="note">
          {refusedLines(refusedCustomers)} in every {applicantLines} applicants are turned away. Twelve months
          to {formatDate(network.asOf)}.
        </p>
      </div>
    </section>
  );
}

function Promises({ network }: { network: NetworkFigures }) {
  const { partnerApps, blockedDomains } = network.trust;
  const sides = [
    {
      title: "People who share their connection",
      figure: formatCount(partnerApps),
      unit: "partner apps ask for consent",
      text: "We use a connection only after the person who uses the device has said yes, and they can stop at any time. They are paid per GB or get the app ad-free.",
      href: routes.trust("sourcing"),
      link: "How we source IPs",
    },
    {
      title: "Customers who collect data",
      figure: formatCount(blockedDomains),
      unit: "domains are blocked for everyone",
      text: "Public pages only. Sign-ins and checkouts are prohibited by contract. On plain proxies the gateway cannot read HTTPS, so it blocks listed domains by host name.",
      href: routes.trust("acceptable-use"),
      link: "Acceptable use",
    },
    {
      title: "Website owners",
      figure: "1 h",
      unit: "at most until a person reads a report",
      text: "If you see unwanted traffic, you need no account and no lawyer. One message with the IP, the time and your host is enough.",
      href: routes.trust("report-abuse"),
      link: "Report abuse",
    },
  ];
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3 md:gap-y-0">
      {sides.map(({ title, figure, unit, text, href, link }) => (
        <li className="border-fg border-t pt-4 md:row-span-5 md:grid md:grid-rows-subgrid" key={title}>
          <h3 className="heading-4">{title}</h3>
          <p className="mt-5 font-[560] font-display text-figure leading-none">{figure}</p>
          <p className="mt-1 text-fg-2 text-sm">{unit}</p>
          <p className="mt-4 text-fg-2">{text}</p>
          <p className="mt-3">
            <SiteLink className="link" href={href}>
              {link}
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Checks() {
  return (
    <dl>
      {copy.checks.map(({ when, what, scope }) => (
        <div
          className="grid gap-x-6 gap-y-0.5 border-rule border-t py-3.5 sm:grid-cols-[13rem_1fr] nav:grid-cols-[13rem_1fr_12rem]"
          key={what}
        >
          <dt className="font-[560]">{when}</dt>
          <dd>{what}</dd>
          <dd className="text-fg-2 text-sm sm:col-start-2 nav:col-start-3">{scope}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The trust page: who is refused, what we promise to whom, and what we check. */
export function TrustPage({ network }: { network: NetworkFigures }) {
  return (
    <>
      <Gate network={network} />
      <section className="section">
        <div className="wrap">
          <SectionHead
            heading="What we promise, and to whom"
            lead="Our network runs on other people’s connections. You can check the promises below."
          />
          <Promises network={network} />
          <p className="note mt-8">Partner apps and blocked domains as of {formatDate(network.asOf)}.</p>
        </div>
      </section>
      <SideSection
        className="section on-paper-2"
        heading="Who we refuse"
        lead="Most refusals are for the first two reasons. We tell applicants why, and they can appeal once."
      >
        <TermRows terms={copy.refusals} />
      </SideSection>
      <SideSection heading="What we check, and how often">
        <Checks />
      </SideSection>
      <section className="on-deep">
        <div className="wrap grid items-baseline gap-x-6 gap-y-6 py-[clamp(56px,7vw,104px)] md:grid-cols-12">
          <h2 className="heading-2 md:col-span-6">Check our work yourself</h2>
          <div className="md:col-span-6">
            <p className="lead">
              Ask for the ISO certificate, the outside auditor’s report on partner apps, the list of
              subprocessors, and a call with the people who run the checks. Our agreements are public. We have
              no SOC 2 report.
            </p>
            <p className="mt-4 text-fg-2">
              Your key travels to the APIs over HTTPS, and the web unblocker can be called as an API. To the
              gateway and the unblocker’s proxy, it travels unencrypted: there is no TLS port yet. Use a
              separate key there, and in the dashboard, limit it to your servers’ IPs.
            </p>
            <p className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
              <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
                Ask for the report
              </OpenModalLink>
              <SiteLink
                className={buttonClasses({ size: "lg", variant: "Outline" })}
                href={routes.legal("dpa")}
              >
                Read the agreement
              </SiteLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
