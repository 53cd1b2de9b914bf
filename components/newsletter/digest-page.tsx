import formSectionCss from "@/components/lead-form/form-section.module.css";
import { LeadFormPlace } from "@/components/lead-form/lead-form-place";
import { Trail } from "@/components/seo/trail";
import { ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { Newsletter } from "@/lib/content/endpoints/schemas-company";
import { buildDigestForm } from "./digest-fields";
import css from "./digest-page.module.css";

type Item = Newsletter["issue"]["items"][number];

function IssueItem({ item }: { item: Item }) {
  return (
    <li className="grid gap-x-3 gap-y-0.5 border-b border-rule py-2.25 sm:grid-cols-[96px_minmax(0,1fr)]">
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
        <p className="mt-0.5 text-fg-2">{item.text}</p>
      </div>
    </li>
  );
}

/** The issue as it arrives: sender and subject on top, then the letter. */
function Issue({ issue }: Pick<Newsletter, "issue">) {
  return (
    <article
      className="scroll-mt-13.5 self-start bg-ground-2 p-[clamp(20px,4vw,56px)] shadow-2 nav:mt-9"
      id="sample"
    >
      <header className="flex flex-wrap justify-between gap-x-2 gap-y-0.5 border-b border-fg pb-1.75">
        <p className="flex items-center gap-1 font-[600] text-sm">
          <Mark size={22} />
          Scraping digest
        </p>
        <p className="text-fg-2 text-sm">
          No. {issue.number}, {formatDate(issue.date)}
        </p>
      </header>
      <h2 className="heading-2 mt-3">{issue.subject}</h2>
      <p className="lead mt-2">{issue.opening}</p>
      <p
        className={`${css.issueFigure} mt-4 mb-2.5 flex flex-wrap items-end gap-x-2.5 gap-y-0.5 border-b border-fg pb-2.5`}
      >
        <b className="font-display text-[length:clamp(2.25rem,1.6rem_+_2.4vw,3.5rem)] leading-none font-[560] tracking-[-0.025em]">
          {issue.figure.value}
        </b>
        <span className="max-w-[28ch] text-sm text-fg-2">{issue.figure.label}</span>
      </p>
      <ul>
        {issue.items.map((item) => (
          <IssueItem item={item} key={item.title} />
        ))}
      </ul>
      <p className="note mt-3">
        You get this because you asked for it and opened the link that we sent. One click here removes the
        address at once.
      </p>
    </article>
  );
}

/** The newsletter: a whole issue beside what is promised. */
export function DigestPage({ content }: { content: Newsletter }) {
  const { issue, promises, rhythm } = content;
  return (
    <>
      <section className="bg-ground-3">
        <div className="wrap grid gap-x-9 gap-y-6 pt-2.5 pb-[var(--section)] nav:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
          <div className="nav:sticky nav:top-12 nav:self-start">
            <Trail items={[{ label: "Resources", href: routes.resources() }, { label: "Scraping digest" }]} />
            <h1 className="heading-1 mt-[clamp(28px,5vw,72px)] text-[clamp(2.5rem,1.7rem+2.2vw,3rem)]">
              {content.heading}
            </h1>
            <p className="lead mt-2.5">{content.lead}</p>
            <div className={`form-card ${formSectionCss.formCard} mt-3.5`}>
              <LeadFormPlace {...buildDigestForm(content)} />
            </div>
            <dl className="mt-5 border-fg border-t">
              <div className="border-rule border-b py-1.75">
                <dt className="heading-4">{rhythm}</dt>
                <dd className="mt-0.25 text-fg-2">
                  At 9:00 in Rotterdam. A month without news has no issue.
                </dd>
              </div>
              {promises.map(({ title, text }) => (
                <div className="border-rule border-b py-1.75" key={title}>
                  <dt className="heading-4">{title}</dt>
                  <dd className="mt-0.25 text-fg-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Issue issue={issue} />
        </div>
      </section>
      <section className="on-deep">
        <div className="wrap flex flex-wrap items-center justify-between gap-3 py-8">
          <div>
            <h2 className="heading-3">Too long to wait a month?</h2>
            <p className="mt-0.75 text-fg-2">
              The texts behind the digest are on the blog, with code and dates.
            </p>
          </div>
          <div className="flex flex-wrap gap-1.5">
            <ButtonLink href={routes.blog()} size="lg" variant="Outline">
              Read the blog
            </ButtonLink>
            <ButtonLink href={routes.feed()} size="lg" variant="Outline">
              Use its feed
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
