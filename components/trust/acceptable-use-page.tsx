import { OpenModalLink } from "@/components/actions/open-modal-link";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import fairway from "@/components/illustrations/fairway.svg";
import { SiteLink } from "@/components/media/site-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import texts from "./copy.json" with { type: "json" };

const copy = texts.acceptableUse;

type UseCategory = (typeof copy.classes)[number];

/** Green triangle: allowed. Red rectangle: blocked. Both: needs a review. */
function CategoryIcon({ mark }: { mark: UseCategory["mark"] }) {
  return (
    <svg
      aria-hidden="true"
      className="h-6 w-12 stroke-fg stroke-[1.3]"
      strokeLinejoin="round"
      viewBox="0 0 48 24"
    >
      {mark !== "blocked" && <path className="fill-success" d="M13 2l9 20H4z" />}
      {mark !== "allowed" && (
        <path className="fill-danger" d={`M${mark === "blocked" ? 4 : 28} 4h14v18h-14z`} />
      )}
    </svg>
  );
}

function CategorySection({ category }: { category: UseCategory }) {
  return (
    <section
      aria-labelledby={category.id}
      className="grid gap-x-6 gap-y-4 border-fg border-t py-8 md:grid-cols-12"
    >
      <div className="md:col-span-4">
        <CategoryIcon mark={category.mark} />
        <h3 className="heading-3 mt-3" id={category.id}>
          {category.title}
        </h3>
        <p className="mt-2 max-w-[34ch] text-fg-2">{category.lead}</p>
      </div>
      <dl className="md:col-span-8">
        {category.uses.map(([use, note]) => (
          <div className="grid gap-x-6 gap-y-0.5 border-rule border-b py-3 nav:grid-cols-2" key={use}>
            <dt className="font-[520]">{use}</dt>
            <dd className="text-fg-2 text-sm nav:pt-0.5">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The acceptable use policy: what is allowed, needs review or is forbidden, and enforcement. */
export function AcceptableUsePage({ network }: { network: NetworkFigures }) {
  return (
    <>
      <section className="relative overflow-clip bg-ground">
        <DecorativeDrawing
          className="absolute bottom-0 left-1/2 h-[clamp(280px,38vw,620px)] w-[max(100%,900px)] max-w-none -translate-x-1/2"
          file={fairway}
          viewBox="0 0 1240 440"
        />
        <div className="wrap relative pt-5 pb-[clamp(264px,32vw,440px)]">
          <PageBreadcrumbs items={[{ label: "Trust", href: routes.trust() }, { label: "Acceptable use" }]} />
          <h1 className="heading-1 mt-fluid-1 max-w-[11em]">
            Acceptable use: what is allowed and what is not
          </h1>
          <p className="lead mt-5 max-w-[30em]">
            What is open to every customer, what needs a check first, and what is blocked for everyone. A
            request to one of {formatCount(network.trust.blockedDomains)} blocked domains is refused at the
            gateway or, with dedicated IPs, on the server that hosts the IP.
          </p>
          <p className="note mt-4">Blocked domains as of {formatDate(network.asOf)}.</p>
        </div>
      </section>
      <section className="section pt-fluid-3">
        <div className="wrap">
          <SectionHead
            heading="Uses that are allowed, need a check or are blocked"
            lead="This is a summary. Only the full policy, with its version and date, is binding."
          />
          {copy.classes.map((category) => (
            <CategorySection key={category.id} category={category} />
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
          <h2 className="heading-2 max-w-[16em]">If your traffic does not match your use case</h2>
          <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 nav:grid-cols-4">
            {copy.steps.map(({ title, text }, index) => (
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
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-fluid-4">
          <h2 className="heading-2 max-w-[15em]">Not sure about your project? Ask before you pay</h2>
          <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
              Describe your project
            </OpenModalLink>
            <SiteLink
              className={buttonClasses({ size: "lg", variant: "Outline" })}
              href={routes.trust("report-abuse")}
            >
              Report abuse
            </SiteLink>
          </p>
        </div>
      </section>
    </>
  );
}
