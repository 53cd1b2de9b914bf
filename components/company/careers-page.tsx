import codePanelCss from "@/components/code/code-panel.module.css";
import { NumberedSteps } from "@/components/sections/numbered-steps";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { emailOf, links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { Company } from "@/lib/content/endpoints/schemas-company";
import { buildGreeting } from "@/lib/features/company/greeting";

type Careers = Company["careers"];
type Role = Careers["roles"][number];

const mail = emailOf(links.careersMail);

/** A picture of the browser console with the hiring message. */
function Console() {
  return (
    <div aria-hidden="true" className={`code-panel ${codePanelCss.codePanel} on-deep`}>
      <div className={codePanelCss.codeBar}>
        <b>Console</b>
        <span
          className={`${codePanelCss.codeReading} flex gap-3.5 font-mono text-2xs leading-[normal] font-normal`}
        >
          oxbow.example
        </span>
      </div>
      <div className={codePanelCss.codeScroll}>
        <p className="whitespace-pre-line">
          <span className="text-fg-3 italic">{"i "}</span>
          {buildGreeting(mail)}
        </p>
        <p className="mt-3">
          <span className="code-k">{"> "}</span>
          <span className="inline-block h-[1.1em] w-[0.6em] bg-current align-text-bottom" />
        </p>
      </div>
    </div>
  );
}

function Hero({ content }: { content: Careers }) {
  return (
    <section className="wrap pt-5 pb-fluid-4">
      <PageBreadcrumbs items={[{ label: "About us", href: routes.about() }, { label: "Careers" }]} />
      <div className="mt-fluid-2 grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h1 className="heading-1">{content.heading}</h1>
          <p className="lead mt-6">{content.lead}</p>
        </div>
        <Console />
      </div>
      <ol className="mt-fluid-3 border-fg border-t">
        {content.roles.map(({ slug, title, team, salary }) => (
          <li key={slug}>
            <a
              className="group grid gap-x-18 gap-y-0.5 border-b border-b-rule py-4 hover:border-fg md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:items-baseline"
              href={`#${slug}`}
            >
              <span>
                <span className="link font-[560]">{title}</span>
              </span>
              <span className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-sm">
                <span className="text-fg-2">{team}</span>
                <span className="tabular-nums">{salary}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="font-[600] text-sm">{title}</h4>
      <ul className="mt-2">
        {items.map((item) => (
          <li className="border-rule border-t py-2 text-fg-2 text-sm leading-normal" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RoleDetails({ role }: { role: Role }) {
  const subject = `?subject=${encodeURIComponent(role.title)}`;
  return (
    <article
      className="grid scroll-mt-27 gap-x-18 gap-y-6 border-t border-rule-2 py-9 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
      id={role.slug}
    >
      <div>
        <h3 className="heading-3">{role.title}</h3>
        <p className="mt-1.5 text-fg-2 text-sm">
          {role.team}. {role.place}.
        </p>
        <p className="mt-0.5 text-sm tabular-nums">{role.salary} per year</p>
        <p className="mt-4">
          <ButtonLink href={`${links.careersMail}${subject}`} variant="Outline">
            Write to us
          </ButtonLink>
        </p>
      </div>
      <div>
        <p className="text-lead leading-normal">{role.work}</p>
        <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <List items={role.firstMonths} title="Your first months" />
          <List items={role.bring} title="What you bring" />
        </div>
      </div>
    </article>
  );
}

function Decision({ process }: Pick<Careers, "process">) {
  return (
    <section className="on-deep section">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <h2 className="heading-2">A decision in two weeks</h2>
          <p className="mt-4 max-w-[36ch] text-fg-2">
            Counted from your email. If you haven’t heard from us by then, please write again.
          </p>
        </div>
        <NumberedSteps steps={process} />
      </div>
    </section>
  );
}

function Terms({ terms }: Pick<Careers, "terms">) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <h2 className="heading-2">The same benefits for everyone</h2>
          <p className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={links.careersMail} size="lg" variant="Outline">
              Write to us
            </ButtonLink>
            <ButtonLink href={routes.coreValues()} size="lg" variant="Outline">
              Read our values
            </ButtonLink>
          </p>
          <p className="note mt-4">No role fits? Tell us what you would build here.</p>
        </div>
        <dl className="border-fg border-t">
          {terms.map(({ title, text }) => (
            <div
              className="grid gap-x-6 gap-y-1 border-rule border-b py-4 sm:grid-cols-[120px_minmax(0,1fr)]"
              key={title}
            >
              <dt className="heading-4">{title}</dt>
              <dd className="text-fg-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function CareersPage({ content }: { content: Careers }) {
  return (
    <>
      <Hero content={content} />
      <section className="section bg-ground-3">
        <div className="wrap">
          <h2 className="heading-2">What you would work on</h2>
          <div className="mt-8">
            {content.roles.map((role) => (
              <RoleDetails key={role.slug} role={role} />
            ))}
          </div>
        </div>
      </section>
      <Decision process={content.process} />
      <Terms terms={content.terms} />
    </>
  );
}
