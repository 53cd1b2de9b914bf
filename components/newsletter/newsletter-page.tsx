import type { CSSProperties } from "react";
import { FormCard } from "@/components/lead-form/form-card";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Newsletter } from "@/lib/content/endpoints/schemas-company";
import { buildNewsletterForm } from "./newsletter-fields";

type HundredStyle = CSSProperties & { "--share": string };
type Item = Newsletter["issue"]["items"][number];

function IssueItem({ item }: { item: Item }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-rule py-4.5 sm:grid-cols-[96px_minmax(0,1fr)]">
      <p className="text-accent text-sm italic">{item.section}</p>
      <div>
        <h3 className="heading-4">
          {item.link ? (
            <a className="link" href={item.link}>
              {item.title}
            </a>
          ) : (
            item.title
          )}
        </h3>
        <p className="mt-1 text-fg-2">{item.text}</p>
      </div>
    </li>
  );
}

function Issue({ issue }: Pick<Newsletter, "issue">) {
  const hundred: HundredStyle = { "--share": `${issue.figure.ofHundred}%` };
  return (
    <article
      className="scroll-mt-27 self-start bg-ground-2 p-[clamp(20px,4vw,56px)] shadow-2 nav:mt-18"
      id="sample"
    >
      <header className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-fg pb-3.5">
        <p className="flex items-center gap-2 font-[600] text-sm">
          <Mark size={22} />
          Scraping digest
        </p>
        <p className="text-fg-2 text-sm">
          No. {issue.number}, {formatDate(issue.date)}
        </p>
      </header>
      <h2 className="heading-2 mt-6">{issue.subject}</h2>
      <p className="lead mt-4">{issue.opening}</p>
      <p className="mt-8 flex flex-wrap items-end gap-x-5 gap-y-1">
        <b className="font-display text-[length:clamp(2.25rem,1.6rem_+_2.4vw,3.5rem)] leading-none font-[560]">
          {issue.figure.ofHundred} of 100
        </b>
        <span className="max-w-[28ch] text-sm text-fg-2">{issue.figure.label}</span>
      </p>
      {/* A hundred ticks, the counted ones in color; whole pixels per tick, where browsers can round. */}
      <div
        aria-hidden="true"
        className="mt-4 mb-5 w-[round(down,100%,100px)] border-fg border-b before:block before:h-3.5 before:bg-[linear-gradient(90deg,var(--accent)_var(--share),var(--rule-2)_0)] before:[mask:repeating-linear-gradient(90deg,#000_0_0.5%,transparent_0.5%_1%)]"
        style={hundred}
      />
      <ul>
        {issue.items.map((item) => (
          <IssueItem item={item} key={item.title} />
        ))}
      </ul>
      <p className="note mt-6">
        You get this because you asked for it and opened the link that we sent. Unsubscribe here at any time.
      </p>
    </article>
  );
}

export function NewsletterPage({ content }: { content: Newsletter }) {
  const { issue, promises, frequency } = content;
  const schedule = { title: frequency, text: "At 9:00 a.m. in Rotterdam. No news, no issue that month." };
  return (
    <>
      <section className="bg-ground-3">
        <div className="wrap grid gap-x-18 gap-y-12 pt-5 pb-[var(--section)] nav:grid-cols-[440px_minmax(0,1fr)]">
          <div className="nav:sticky nav:top-24 nav:self-start">
            <PageBreadcrumbs
              items={[{ label: "Resources", href: routes.resources() }, { label: "Scraping digest" }]}
            />
            <h1 className="heading-1 mt-fluid-2 text-[clamp(2.5rem,1.7rem+2.2vw,3rem)]">{content.heading}</h1>
            <p className="lead mt-5">{content.lead}</p>
            <FormCard className="mt-7">
              <InlineLeadForm {...buildNewsletterForm(content)} />
            </FormCard>
            <dl className="mt-10 border-fg border-t">
              {[schedule, ...promises].map(({ title, text }) => (
                <div className="border-rule border-b py-3.5" key={title}>
                  <dt className="heading-4">{title}</dt>
                  <dd className="mt-0.5 text-fg-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Issue issue={issue} />
        </div>
      </section>
      <section className="on-deep">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-16">
          <div>
            <h2 className="heading-3">Can’t wait a month?</h2>
            <p className="mt-1.5 text-fg-2">
              The posts behind the digest are on the blog, with code and dates.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <ButtonLink href={routes.blog()} size="lg" variant="Outline">
              Read the blog
            </ButtonLink>
            <ButtonLink href={routes.feed()} size="lg" variant="Outline">
              Open the feed
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
