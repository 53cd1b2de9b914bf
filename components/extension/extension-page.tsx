import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Questions } from "@/components/faq/questions";
import { SideSection } from "@/components/sections/side-section";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { Tag } from "@/components/ui/tag";
import { formatDate } from "@/lib/base/format/date";
import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { Extension } from "@/lib/content/endpoints/schemas-company";
import { AddScreen, CompareScreens, SignInScreen, SwitchScreen } from "./screens";

function Hero({ content }: { content: Extension }) {
  return (
    <section className="overflow-clip bg-tint-200">
      <div className="wrap pt-5 pb-fluid-4">
        <PageBreadcrumbs items={[{ label: "Proxy browser extension" }]} />
        <div className="mt-fluid-1 grid items-center gap-x-18 gap-y-12 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 className="heading-1">{content.heading}</h1>
            <p className="mt-6 max-w-[34em] text-lead leading-normal">{content.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink color="PrimaryAlt" href={links.extensionStore} size="lg">
                Get the extension
              </ButtonLink>
              <ButtonLink href="#permissions" size="lg" variant="Outline">
                Read the permissions
              </ButtonLink>
            </div>
            <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
              {content.browsers.map((browser) => (
                <Tag key={browser} outlined>
                  {browser}
                </Tag>
              ))}
              <span className="text-fg-2">
                Version {content.version}, {formatDate(content.head.updated)}
              </span>
            </p>
          </div>
          <CompareScreens />
        </div>
      </div>
    </section>
  );
}

function Steps({ steps }: Pick<Extension, "steps">) {
  const screens = [
    <AddScreen key="add" />,
    <SignInScreen key="key" />,
    <SwitchScreen country="pl" key="on" />,
  ];
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2">Three steps, four minutes</h2>
        <ol className="mt-10 grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-3">
          {steps.map(({ title, text }, i) => (
            <li className="flex flex-col" key={title}>
              {screens[i]}
              <h3 className="heading-4 mt-5">
                {i + 1}. {title}
              </h3>
              <p className="mt-1 text-fg-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Permissions({ permissions, notAsked }: Pick<Extension, "permissions" | "notAsked">) {
  return (
    <section className="on-deep section" id="permissions">
      <div className="wrap">
        <SectionHead
          heading="Every permission, explained"
          lead="A browser’s warning says what an extension could do. Here is what this one does with it."
        />
        <div>
          {permissions.map(({ name, shown, why, never }) => (
            <article
              className="grid gap-x-10 gap-y-2 border-t border-rule-2 py-5.5 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]"
              key={name}
            >
              <div>
                <h3 className="font-[600] font-mono text-sm">{name}</h3>
                <p className="mt-1.5 text-fg-2 text-sm">The browser says: {shown}</p>
              </div>
              <p>{why}</p>
              <p className="text-fg-2">{never}</p>
            </article>
          ))}
        </div>
        <p className="mt-8 text-fg-2 text-sm">
          Not asked for: <span className="text-fg">{notAsked.join(", ")}</span>.
        </p>
      </div>
    </section>
  );
}

function Limits({ limits }: Pick<Extension, "limits">) {
  return (
    <SideSection className="section pb-0" heading="What it cannot do">
      <dl className="border-fg border-t">
        {limits.map(({ title, text }) => (
          <div className="border-rule border-b py-4" key={title}>
            <dt className="heading-4">{title}</dt>
            <dd className="mt-1 max-w-[60ch] text-fg-2">{text}</dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}

export function ExtensionPage({ content, dashboard }: { content: Extension; dashboard: ReactNode }) {
  return (
    <div data-tint="OXY">
      <Hero content={content} />
      <Steps steps={content.steps} />
      <section className="on-paper-2 section">
        <div className="wrap">
          <SectionHead
            heading="Your plan and your locations, in the dashboard"
            lead="The extension uses the plan, users and countries that you set there."
          />
          {dashboard}
        </div>
      </section>
      <Permissions notAsked={content.notAsked} permissions={content.permissions} />
      <Limits limits={content.limits} />
      <Questions
        aside={<OpenModalLink className="link">Ask an engineer</OpenModalLink>}
        heading="Frequently asked questions"
        questions={content.questions}
      />
      <section className="bg-ground-3">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-16">
          <div>
            <h2 className="heading-3">No account yet?</h2>
            <p className="mt-1.5 text-fg-2">
              The free plan is enough to try it in the countries it covers. It needs no card.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <ButtonLink color="PrimaryAlt" href={links.extensionStore} size="lg">
              Get the extension
            </ButtonLink>
            <ButtonLink href={routes.freeProxies()} size="lg" variant="Outline">
              See the free plan
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
