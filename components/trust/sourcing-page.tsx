import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SiteLink } from "@/components/media/site-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { ConsentSheet } from "./consent-sheet";
import css from "./consent-sheet.module.css";

const callouts = [
  [
    "What passes through",
    "Requests of checked customers to public pages on ports 80 and 443. The phone carries encrypted bytes; it cannot read them, and they cannot reach the home network behind it.",
  ],
  [
    "When, and how much",
    "On Wi-Fi and mains power, below the limit that the dialog names. On battery, on a metered connection or while somebody uses the phone, sharing pauses by itself. Mobile data is a question of its own, below.",
  ],
  [
    "What people get",
    "A payment for each GB, or the app without ads. The counter in the app and our invoice to the app’s maker come from the same measurement.",
  ],
  [
    "How they leave",
    "The switch stands on the first page of the settings. A device that leaves gets no new request; the last one ends within a minute.",
  ],
  [
    "A fair question",
    "Both answers have the same size and color. Closing the dialog means no. Nothing of the app depends on a yes except the payment.",
  ],
];

const rulesForApps = [
  [
    "A use of its own",
    "People install the app for what it does. An app whose only purpose is to share is not taken.",
  ],
  [
    "The dialog, word for word",
    "Makers may translate it, but not shorten it. We click through it every quarter, as a new user, in every language.",
  ],
  ["Adults only", "No apps for children, no school devices, no devices that an employer manages."],
  [
    "A list that is open",
    "Customers under an agreement see the list of partner apps. So does every auditor.",
  ],
  ["An end", "A maker who changes the dialog is cut off the same day, with all devices of the app."],
];

const risks = [
  [
    "A site may show a puzzle",
    "Requests of strangers can make a site doubt an address. We keep the rate per address and site low, and take an address out when puzzles rise.",
  ],
  [
    "Somebody may complain",
    "Reports reach us, not the person: the address is ours to answer for while it was shared, and the record shows whose request it was.",
  ],
  [
    "The provider may not allow it",
    "Some internet contracts forbid sharing. The dialog says so and links to a list of what we know.",
  ],
];

function Question({ network }: { network: NetworkFigures }) {
  return (
    <section className="hero-on-tint overflow-clip bg-tint-200">
      <div className="wrap pt-5 pb-[clamp(48px,6vw,88px)]">
        <PageBreadcrumbs items={[{ label: "Trust", href: routes.trust() }, { label: "Sourcing" }]} />
        <div className="mt-[clamp(24px,4vw,56px)] grid items-center gap-x-6 gap-y-10 md:grid-cols-12">
          <div className="md:col-span-6 nav:col-span-7">
            <h1 className="heading-1">It starts with a question that may be refused</h1>
            <p className="lead mt-6 max-w-[32em]">
              Every residential and mobile address belongs to a person who read this screen in one of{" "}
              {formatCount(network.trust.partnerApps)} partner apps and chose yes. Here is what it says, and
              what it means.
            </p>
            <p className="note mt-6">Number of partner apps as of {formatDate(network.asOf)}.</p>
          </div>
          <div className="md:col-span-6 nav:col-span-5">
            <ConsentSheet />
          </div>
        </div>
      </div>
    </section>
  );
}

function Explained() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2 max-w-[18em]">What the five numbers mean</h2>
        <ol className="mt-10 grid gap-x-12 md:grid-cols-6">
          {callouts.map(([title, text], index) => (
            <li
              className="grid grid-cols-[44px_1fr] border-rule border-t py-5 md:col-span-2 md:nth-[-n+2]:col-span-3"
              key={title}
            >
              <span aria-hidden="true" className={`${css.consentNumber} mt-0.5`}>
                {index + 1}
              </span>
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

const mobileTerms = [
  [
    "A second question",
    "Asked days after the first, and only of people who said yes to it. A no changes nothing about Wi-Fi.",
  ],
  [
    "A limit that they set",
    "In megabytes a month, from 50 up. The app suggests a tenth of the plan, and never more.",
  ],
  [
    "A higher pay",
    "Mobile data costs people more than Wi-Fi, so a GB of it pays more. The counter shows both apart.",
  ],
  ["Pauses", "While roaming, below half of the battery, and once the phone warns about its data plan."],
] as const;

function MobileConsent() {
  return (
    <section className="section pt-0" data-tint="MOBILE_PROXY">
      <div className="wrap">
        <h2 className="heading-2">Mobile IPs need a second yes</h2>
        <p className="lead mt-4 max-w-[36em]">
          <SiteLink className="link" href={products.MP.path}>
            Mobile proxies
          </SiteLink>{" "}
          use the carrier’s network, which people pay for. The dialog above does not cover that.
        </p>
        <dl className="mt-10 grid gap-x-12 md:grid-cols-2">
          {mobileTerms.map(([title, text]) => (
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

function Makers() {
  return (
    <section className="section on-deep">
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">What we ask of app makers</h2>
          <p className="mt-4 max-w-[34ch] text-fg-2">
            Five rules in the contract. Each of them ended at least one partnership.
          </p>
        </div>
        <dl className="md:col-span-8">
          {rulesForApps.map(([title, text]) => (
            <div
              className="grid gap-x-6 gap-y-1 border-rule border-t py-4 sm:grid-cols-[14rem_1fr]"
              key={title}
            >
              <dt className="font-[560]">{title}</dt>
              <dd className="text-fg-2">{text}</dd>
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
      "Leased in blocks from internet providers, who register them as consumer lines. The contract names the use.",
    ],
    [
      products.DCP,
      "Owned or leased by us, registered to us, in racks that we rent. No person is behind them.",
    ],
    [products.RTC, "A pool of datacenter addresses, for which the same holds."],
  ] as const;
  return (
    <section className="section pt-0">
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        <h2 className="heading-3 md:col-span-4">Addresses without a person behind them</h2>
        <ul className="md:col-span-8">
          {networks.map(([product, text]) => (
            <li
              className="grid gap-x-6 gap-y-1 border-rule border-t py-4 sm:grid-cols-[14rem_1fr]"
              key={product.code}
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
      <Question network={network} />
      <Explained />
      <MobileConsent />
      <Makers />
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">What sharing can cost</h2>
          <ul className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
            {risks.map(([title, text]) => (
              <li className="border-fg border-t pt-3" key={title}>
                <h3 className="heading-4">{title}</h3>
                <p className="mt-1.5 text-fg-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <OtherNetworks />
      <section className="on-paper-2">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-[clamp(48px,6vw,80px)]">
          <h2 className="heading-2 max-w-[16em]">The other side: who may use these addresses</h2>
          <p className="flex flex-wrap gap-3">
            <SiteLink className={buttonClasses()} href={routes.trust("acceptable-use")}>
              Acceptable use
            </SiteLink>
            <OpenModalLink className={buttonClasses({ variant: "Outline" })} product="RP">
              Ask about sourcing
            </OpenModalLink>
          </p>
        </div>
      </section>
    </div>
  );
}
