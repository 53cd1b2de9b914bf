import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SiteLink } from "@/components/media/site-link";
import { SideSection } from "@/components/sections/side-section";
import { TermColumns, TermRows } from "@/components/sections/term-list";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import texts from "./copy.json" with { type: "json" };

function PointNumber({ children, className }: { children: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-5.5 flex-none items-center justify-center rounded-pill bg-tint-700 font-mono text-2xs leading-[normal] font-semibold text-inverse ${className ?? ""}`}
    >
      {children}
    </span>
  );
}

const rowClasses = "grid grid-cols-[22px_1fr] items-start gap-2.5";
const mockButtonClasses =
  "flex h-11 items-center justify-center rounded-2 border border-ink text-sm font-[560]";

/** A mock-up of a partner app's consent dialog. Its numbers are those of the list further down the page. */
function ConsentDialogMockup() {
  return (
    <figure className="mx-auto w-full max-w-85 md:mr-1.5">
      <div className="rounded-[24px] border border-ink bg-white p-6 shadow-3 outline outline-offset-5 outline-ink">
        <p className="font-[560] text-2xs text-fg-2">Tidewater Weather</p>
        <p className="heading-4 mt-3">Share your connection with companies?</p>
        <ul className="mt-4 grid gap-3 text-sm">
          <li className={rowClasses}>
            <PointNumber>{1}</PointNumber>
            <span>
              Companies read <b>public web pages</b> through your IP. They see none of your files, apps or
              other devices.
            </span>
          </li>
          <li className={rowClasses}>
            <PointNumber>{2}</PointNumber>
            <span>
              Only on the <b>Wi-Fi you mark as home</b>, and while the phone <b>charges</b>. At most 500 MB
              per day.
            </span>
          </li>
          <li className={rowClasses}>
            <PointNumber>{3}</PointNumber>
            <span>
              The app stays <b>free of ads</b>. It shows how much data it shared, and when.
            </span>
          </li>
          <li className={rowClasses}>
            <PointNumber>{4}</PointNumber>
            <span>
              Stop at any time: <b>one tap</b>, on the first screen of the settings.
            </span>
          </li>
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <span className={mockButtonClasses}>No, show ads</span>
          <span className={mockButtonClasses}>Yes, share</span>
        </div>
        <p className={`${rowClasses} mt-3.5 text-fg-2 text-xs`}>
          <PointNumber>{5}</PointNumber>
          <span>If you say no, we won’t ask again for 90 days.</span>
        </p>
      </div>
      <figcaption className="note mt-3">
        The dialog for apps that drop their ads in return, in the user’s language, with two buttons that look
        the same. The one for apps that pay names the price per GB. Tidewater Weather is a fictional app.
      </figcaption>
    </figure>
  );
}

const copy = texts.sourcing;

function SourcingHero({ network }: { network: NetworkFigures }) {
  return (
    <section className="hero-on-tint overflow-clip bg-tint-200">
      <div className="wrap pt-5 pb-fluid-4">
        <PageBreadcrumbs items={[{ label: "Trust", href: routes.trust() }, { label: "Sourcing" }]} />
        <div className="mt-fluid-1 grid items-center gap-x-6 gap-y-10 md:grid-cols-12">
          <div className="md:col-span-6 nav:col-span-7">
            <h1 className="heading-1">How residential IPs are sourced</h1>
            <p className="lead mt-6 max-w-[32em]">
              Every IP in the residential network comes from a person who agreed to share it on a screen like
              this one, in one of {formatCount(network.trust.partnerApps)} partner apps. Here is what it says,
              and what it means.
            </p>
            <p className="note mt-6">Number of partner apps as of {formatDate(network.asOf)}.</p>
          </div>
          <div className="md:col-span-6 nav:col-span-5">
            <ConsentDialogMockup />
          </div>
        </div>
      </div>
    </section>
  );
}

function ConsentPoints() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2 max-w-[18em]">What the five points mean</h2>
        <ol className="mt-10 grid gap-x-12 gap-y-4 md:grid-cols-6">
          {copy.callouts.map(({ title, text }, index) => (
            <li
              className="grid grid-cols-[44px_1fr] border-rule border-t py-5 md:col-span-2 md:nth-[-n+2]:col-span-3"
              key={title}
            >
              <PointNumber className="mt-0.5">{index + 1}</PointNumber>
              <div>
                <h3 className="heading-4">{title}</h3>
                <p className="mt-1 max-w-[56ch] text-fg-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function MobileConsent() {
  return (
    <section className="section pt-0" data-tint="MOBILE_PROXY">
      <div className="wrap">
        <h2 className="heading-2">Mobile IPs need a second consent</h2>
        <p className="lead mt-4 max-w-[36em]">
          <SiteLink className="link" href={products.MP.path}>
            Mobile proxies
          </SiteLink>{" "}
          use the carrier’s network, and people pay for that data. The dialog above does not cover it.
        </p>
        <dl className="mt-10 grid gap-x-16 md:grid-cols-2">
          {copy.mobileTerms.map(({ title, text }) => (
            <div className="border-rule border-t py-5" key={title}>
              <dt className="heading-4">{title}</dt>
              <dd className="mt-1 max-w-[56ch] text-fg-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function OtherNetworks() {
  const networks = [
    [
      products.ISP,
      "Leased in blocks from consumer internet providers, to which they stay registered. The contract says that servers use them.",
    ],
    [
      products.DCP,
      "All our datacenter IPs are owned by us or leased from hosting companies, in racks that we rent. None belongs to a household.",
    ],
    [products.DC, "Whole datacenter subnets that one customer rents."],
    [products.SDCP, "Datacenter IPs that several customers use."],
    [products.RTC, "A pool of datacenter IPs."],
  ] as const;
  return (
    <section className="section pt-0">
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        <h2 className="heading-3 md:col-span-4">IPs that do not come from households</h2>
        <ul className="md:col-span-8">
          {networks.map(([product, text]) => (
            <li
              className="grid gap-x-6 gap-y-1 border-rule border-t py-4 sm:grid-cols-[14rem_1fr]"
              key={product.path}
            >
              <SiteLink className="link self-start" href={product.path}>
                {product.name}
              </SiteLink>
              <p className="text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How residential IPs are sourced: the consent dialog, its meaning and possible costs. */
export function SourcingPage({ network }: { network: NetworkFigures }) {
  return (
    <div data-tint="RP">
      <SourcingHero network={network} />
      <ConsentPoints />
      <MobileConsent />
      <SideSection
        className="section on-deep"
        heading="What we require of app makers"
        lead="Three rules in the contract. Each has ended at least one partnership."
      >
        <TermRows terms={copy.rulesForApps} />
        <h3 className="heading-3 mt-10 mb-4">Oversight of the apps</h3>
        <TermRows terms={copy.aboutApps} />
      </SideSection>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Risks for people who share</h2>
          <TermColumns className="mt-10 gap-x-12 gap-y-8 md:grid-cols-3" terms={copy.risks} />
        </div>
      </section>
      <OtherNetworks />
      <section className="on-paper-2">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-fluid-4">
          <div className="max-w-[34em]">
            <h2 className="heading-2">Who may use these IPs</h2>
            <p className="mt-4 text-fg-2">
              We check company, person and use case before the first paid order. Read what is allowed, or ask
              us how we source IPs.
            </p>
          </div>
          <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <SiteLink
              className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}
              href={routes.trust("acceptable-use")}
            >
              Acceptable use
            </SiteLink>
            <OpenModalLink className={buttonClasses({ size: "lg", variant: "Outline" })} product="RP">
              Ask about sourcing
            </OpenModalLink>
          </p>
        </div>
      </section>
    </div>
  );
}
