import { OpenModalLink } from "@/components/actions/open-modal-link";
import { CodeHead } from "@/components/code/code-panel";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { RiverMarker } from "@/components/illustrations/river-marker";
import { SiteLink } from "@/components/media/site-link";
import { PageHead } from "@/components/sections/page-head";
import { TermColumns } from "@/components/sections/term-list";
import { buttonClasses } from "@/components/ui/button";
import { emailOf, links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import { abuseMailHref, exampleReport } from "@/lib/features/trust/abuse-report";
import texts from "./copy.json" with { type: "json" };

const copy = texts.reportAbuse;

function Timeline() {
  return (
    <ol className="mt-fluid-3 grid md:grid-cols-[0.8fr_0.95fr_1.1fr_1.25fr]">
      {copy.steps.map(({ when, title, text }) => (
        <li
          className="relative grid gap-1 border-l border-fg pb-7 pl-6 last:border-transparent last:pb-0 md:content-start md:gap-3.5 md:border-t md:border-l-0 md:pt-7 md:pr-8 md:pb-0 md:pl-0 md:last:border-rule"
          key={when}
        >
          <RiverMarker className="-translate-1/2 top-3 left-0 md:top-0 md:left-1.5" />
          <p className="figure text-sm">{when}</p>
          <div>
            <h2 className="heading-4">{title}</h2>
            <p className="mt-1 text-fg-2 text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How to report abuse from an Oxbow IP, and what happens then. */
export function ReportAbusePage() {
  return (
    <>
      <section className="on-deep">
        <div className="wrap pt-5 pb-fluid-4">
          <PageHead
            heading="Report abuse from an Oxbow IP"
            lead={`Unwanted traffic from one of our IPs? Write to ${emailOf(links.abuseMail)}. You need no account, and a person reads every report. To keep our crawler, scraper APIs and unblocker off your site, disallow OxbowBot in robots.txt; only the crawler sends that name.`}
            trail={[{ label: "Trust", href: routes.trust() }, { label: "Report abuse" }]}
          >
            <p className="mt-6">
              <a className={buttonClasses({ color: "PrimaryAlt" })} href={abuseMailHref()}>
                Email a report
              </a>
            </p>
          </PageHead>
          <Timeline />
        </div>
      </section>
      <section className="section">
        <div className="wrap grid items-start gap-x-6 gap-y-10 md:grid-cols-12">
          <div className="md:col-span-5">
            <h2 className="heading-2">What to include</h2>
            <dl className="mt-8">
              {copy.reportFields.map(({ title, text }) => (
                <div className="border-rule border-t py-3.5" key={title}>
                  <dt className="font-[560]">{title}</dt>
                  <dd className="mt-0.5 text-fg-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          {/* `CopyCode` copies the `data-language` element inside `code-choice`. */}
          <div className={`code-panel ${codePanelCss.codePanel} code-choice on-deep md:col-span-7`}>
            <CodeHead title="Example report" />
            <div data-language="Text">
              <CodeText code={exampleReport} label="Example report" language={null} />
            </div>
          </div>
        </div>
      </section>
      <section className="section on-paper-2">
        <div className="wrap">
          <h2 className="heading-2">Other cases</h2>
          <TermColumns className="mt-10 gap-x-16 gap-y-8 md:grid-cols-2" terms={copy.otherCases} />
          <p className="mt-12 flex flex-wrap gap-3">
            <SiteLink className={buttonClasses({ variant: "Outline" })} href={routes.trust("acceptable-use")}>
              What is allowed
            </SiteLink>
            <OpenModalLink className={buttonClasses({ variant: "Inline" })}>Contact us</OpenModalLink>
          </p>
        </div>
      </section>
    </>
  );
}
