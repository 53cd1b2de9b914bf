import Link from "next/link";
import type { ReactNode } from "react";
import { TextLink } from "@/components/actions/text-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { routes, type ToolSlug, toolSlugs } from "@/lib/base/routes";
import { tools } from "@/lib/features/resources/tools";

/** A tool's page: purpose, the tool, how it works, and its limits. */
export function ToolPage({
  slug,
  children,
  explanation,
}: {
  slug: ToolSlug;
  children: ReactNode;
  explanation: ReactNode;
}) {
  const { title, heading, description } = tools[slug];
  return (
    <>
      <header className="wrap pt-5 pb-12">
        <PageBreadcrumbs
          items={[
            { label: "Resources", href: routes.resources() },
            { label: "Tools", href: routes.tools() },
            { label: title },
          ]}
        />
        <h1 className="heading-1 mt-8">{heading}</h1>
        <p className="lead mt-5">{description}</p>
        <noscript>
          <p className="mt-4 max-w-[60ch] text-fg-2 text-sm">
            This tool runs in your browser, so it needs JavaScript. Without JavaScript, this page shows only
            an example.
          </p>
        </noscript>
      </header>
      <section aria-label={title} className="on-paper-2">
        <div className="wrap py-14">{children}</div>
      </section>
      <section className="section">
        <div className="wrap grid gap-x-16 gap-y-10 md:grid-cols-2">{explanation}</div>
        <p className="wrap mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
          <Link
            className={buttonClasses({ variant: "Outline" })}
            href={routes.integrations()}
            prefetch={false}
          >
            Set up your client
          </Link>
          {toolSlugs
            .filter((other) => other !== slug)
            .map((other) => (
              <TextLink href={routes.tool(other)} key={other}>
                {tools[other].title}
              </TextLink>
            ))}
        </p>
      </section>
    </>
  );
}
