import { chartFrame } from "@/components/charts/chart-frame";
import { buildContactForm } from "@/components/contact/contact-fields";
import { FormSection } from "@/components/lead-form/form-section";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { cn } from "@/components/ui/cn";
import { Table } from "@/components/ui/table";
import { publicEnv } from "@/lib/base/env/public";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { emailOf, links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import type { PressArea } from "@/lib/content/endpoints/schemas-company";
import { buildOrganization } from "@/lib/content/seo/json-ld";
import type { Fact } from "@/lib/features/press/read";
import css from "./press-page.module.css";
import { ReleaseTimeline } from "./release-timeline";

function Hero({ content }: { content: PressArea }) {
  const { contact } = content;
  return (
    <section className="wrap pt-5 pb-fluid-3">
      <PageBreadcrumbs items={[{ label: "About us", href: routes.about() }, { label: "Press area" }]} />
      <div className="mt-fluid-2 grid items-end gap-x-18 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <h1 className="heading-1">{content.heading}</h1>
          <p className="lead mt-6">{content.lead}</p>
        </div>
        <address className="border-accent border-l-[3px] pl-6 not-italic">
          <p className="heading-4">
            {contact.name}, {uncapitalize(contact.role)}
          </p>
          <p className="mt-1">
            <a className="link" href={links.pressMail}>
              {emailOf(links.pressMail)}
            </a>
          </p>
          <p className="mt-1 text-fg-2 text-sm">Replies {uncapitalize(contact.answers)}</p>
        </address>
      </div>
    </section>
  );
}

function Releases({ releases }: Pick<PressArea, "releases">) {
  return (
    <section className="wrap">
      <h2 className="heading-2">Releases</h2>
      <div className="mt-7">
        <ReleaseTimeline releases={releases} />
      </div>
    </section>
  );
}

function FactSheet({ facts, boilerplate }: { facts: Fact[]; boilerplate: string }) {
  return (
    <section className="section">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 className="heading-2">Fact sheet</h2>
          <p className="mt-4 text-fg-2">{boilerplate}</p>
          <p className="mt-4 text-sm">
            <a className="link" href={routes.networkStatus()}>
              How rates are measured
            </a>
          </p>
        </div>
        <div className={`${chartFrame} ${css.factSheet}`}>
          <Table
            caption="Figures that may be quoted, each with its date and method"
            columns={[{ label: "Figure" }, { label: "Value" }, { label: "As of" }, { label: "Method" }]}
            rows={facts.map(({ label, value, asOf, method }) => ({
              id: label,
              cells: [
                label,
                <b className="whitespace-nowrap font-[600] text-base" key="value">
                  {value}
                </b>,
                asOf,
                preventHyphenBreaks(method),
              ],
            }))}
          />
        </div>
      </div>
    </section>
  );
}

function LogoFiles({ files, rules }: Pick<PressArea, "files" | "rules">) {
  return (
    <section className="section bg-ground-3">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-4 md:grid-cols-2">
          <h2 className="heading-2">Logo files</h2>
          <ul className="text-fg-2 text-sm">
            {rules.map((rule) => (
              <li className="border-rule border-b py-2" key={rule}>
                {rule}
              </li>
            ))}
          </ul>
        </div>
        <ul className={`mt-10 grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-5`}>
          {files.map(({ file, title, use, onDeep }) => (
            <li key={file}>
              <a className="group" download href={`/press/${file}`}>
                <span
                  className={cn(
                    "border border-rule group-hover:border-fg",
                    "flex h-32 items-center justify-center bg-ground",
                    onDeep && "on-deep",
                  )}
                >
                  {/* biome-ignore lint/performance/noImgElement: the very file that is downloaded, not a smaller copy */}
                  <img
                    className="h-auto max-h-11 w-auto max-w-[76%]"
                    alt=""
                    height="60"
                    loading="lazy"
                    src={`/press/${file}`}
                    width="200"
                  />
                </span>
                <span className="mt-2 block font-[560] text-sm">{title}</span>
                <span className="block text-fg-2 text-sm">{use}</span>
                <span className="figure mt-0.5 block text-accent text-xs">{file}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Ask({ contact, copy }: { contact: PressArea["contact"]; copy: FormCopy }) {
  const form = buildContactForm("contact-message", { ...copy, messageText: contact.question });
  const thanks = {
    title: "Your question has arrived",
    text: `${contact.name} will reply to {email}. Response time: ${uncapitalize(contact.answers)}.`,
  };
  return (
    <FormSection
      aside={
        <p className="mt-8 max-w-[44ch] text-fg-2">
          Or email{" "}
          <a className="link" href={links.pressMail}>
            {emailOf(links.pressMail)}
          </a>
          . For what we do and who runs the company, see{" "}
          <a className="link" href={routes.about()}>
            About Oxbow
          </a>
          .
        </p>
      }
      heading="Missing a figure?"
      id="ask"
      pictureCaption={{ label: contact.role, value: contact.name }}
      lead="Ask. If we have counted it, you get the number and its method."
    >
      <InlineLeadForm {...form} thanks={thanks} />
    </FormSection>
  );
}

type PressPageProps = {
  content: PressArea;
  facts: Fact[];
  copy: FormCopy;
};

/** The press area: releases, figures with their dates, logo files and a contact. */
export function PressPage({ content, facts, copy }: PressPageProps) {
  return (
    <>
      <JsonLd data={buildOrganization({ siteUrl: publicEnv.SITE_URL })} />
      <Hero content={content} />
      <Releases releases={content.releases} />
      <FactSheet boilerplate={content.boilerplate} facts={facts} />
      <LogoFiles files={content.files} rules={content.rules} />
      <Ask contact={content.contact} copy={copy} />
    </>
  );
}
