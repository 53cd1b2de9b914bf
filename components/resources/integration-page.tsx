import Link from "next/link";
import { TextLink } from "@/components/actions/text-link";
import { Prose } from "@/components/prose/prose";
import proseCss from "@/components/prose/prose.module.css";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { type Section, splitSections } from "@/lib/base/markdown/parse";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Integration } from "@/lib/content/endpoints/resources";
import { InquiryBox } from "./inquiry-box";
import css from "./integration-page.module.css";
import { TestPanel } from "./test-panel";

function Step({ section, number }: { section: Section; number: number }) {
  const { heading, tree } = section;
  if (!heading) return <Prose className={`article-post ${proseCss.articlePost}`} tree={tree} />;
  return (
    <section
      aria-labelledby={heading.id}
      className={`${css.step} relative grid grid-cols-1 gap-3 md:grid-cols-[36px_minmax(0,1fr)] md:gap-13`}
    >
      <div aria-hidden="true" className={css.stepNumber}>
        {number}
      </div>
      <div className="min-w-0">
        <h2 className="heading-3 scroll-mt-8" id={heading.id}>
          {heading.text}
        </h2>
        <Prose className="mt-4" section={heading.text} tree={tree} />
      </div>
    </section>
  );
}

/**
 * Puts the proxy options and the URL of a curl command on lines of their own. In single quotes, a backslash would not
 * continue the line.
 */
function wrapCommand(command: string): string {
  return command.includes("'") || !command.startsWith("curl ")
    ? command
    : command.replace(/ (--proxy |--proxy-user |"https:)/g, " \\\n  $1");
}

function IntegrationHead({ integration, curl }: { integration: Integration; curl: Integration | null }) {
  const { tool, title, description, slug, testCommand } = integration;
  const own = { id: "client", name: tool, command: wrapCommand(testCommand) } as const;
  return (
    <header className="wrap grid grid-cols-1 items-center gap-x-18 gap-y-10 pt-5 pb-16 nav:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
      <div>
        <PageBreadcrumbs
          items={[
            { label: "Resources", href: routes.resources() },
            { label: "Integrations", href: routes.integrations() },
            { label: tool },
          ]}
        />
        <h1 className="mt-8 font-display text-[length:clamp(2.25rem,1.55rem_+_2.7vw,3.75rem)] leading-[1.02] font-[560] tracking-[-0.022em] text-balance">
          {title}
        </h1>
        <p className="lead mt-5">{description}</p>
        <p className="mt-6 text-fg-2 text-sm">
          Works with{" "}
          {integration.products.map((code, i) => (
            <span key={code}>
              {i > 0 && (i === integration.products.length - 1 ? " and " : ", ")}
              <TextLink href={routes.product(code)}>{uncapitalize(products[code].shortName)}</TextLink>
            </span>
          ))}{" "}
          proxies.
        </p>
      </div>
      <TestPanel
        tests={
          curl && curl.slug !== slug
            ? [own, { id: "curl", name: "Plain curl", command: wrapCommand(curl.testCommand) }]
            : [own]
        }
      />
    </header>
  );
}

export function IntegrationPage({
  integration,
  integrations,
}: {
  integration: Integration;
  integrations: readonly Integration[];
}) {
  const sections = splitSections(integration.document);
  const [first] = sections;
  // An introduction without a heading has no number.
  const firstNumber = first?.heading ? 1 : 0;
  const others = integrations.filter(({ slug }) => slug !== integration.slug);
  return (
    <div data-tint={products[integration.products[0] ?? "OXY"].tint}>
      <IntegrationHead
        curl={integrations.find(({ slug }) => slug === "curl") ?? null}
        integration={integration}
      />
      <div className={`${css.steps} wrap grid grid-cols-[minmax(0,880px)] gap-14`}>
        {sections.map((section, i) => (
          <Step key={section.heading?.id ?? "start"} number={i + firstNumber} section={section} />
        ))}
        <InquiryBox product={integration.products[0] ?? "OXY"} />
      </div>
      <nav aria-label="Other clients" className="section">
        <div className="wrap">
          <h2 className="heading-3 mb-5">Set up another client</h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {others.map(({ slug, tool }) => (
              <li key={slug}>
                <Link
                  className="link inline-flex min-h-6 items-center"
                  href={routes.integration(slug)}
                  prefetch={false}
                >
                  {tool}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}
