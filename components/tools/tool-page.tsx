import Link from "next/link";
import type { ReactNode } from "react";
import { Trail } from "@/components/seo/trail";
import { buttonClasses } from "@/components/ui/button";
import { routes, type ToolSlug, toolSlugs } from "@/lib/base/routes";
import { tools } from "@/lib/features/resources/tools";

/** A tool: what it is for, the tool itself, and below it how it works and what it does not know. */
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
      <header className="wrap pt-4 pb-6">
        <Trail
          items={[
            { label: "Resources", href: routes.resources() },
            { label: "Tools", href: routes.tools() },
            { label: title },
          ]}
        />
        <h1 className="heading-1 mt-4">{heading}</h1>
        <p className="lead mt-2.5">{description}</p>
        <noscript>
          <p className="mt-2 max-w-[60ch] text-fg-2 text-sm">
            The tool needs JavaScript, as it works in your browser and not on our servers. Without it, you see
            one example worked out.
          </p>
        </noscript>
      </header>
      <section aria-label={title} className="on-paper-2">
        <div className="wrap py-7">{children}</div>
      </section>
      <section className="section">
        <div className="wrap grid gap-x-9 gap-y-5 md:grid-cols-2">{explanation}</div>
        <p className="wrap mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
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
              <Link className="link" href={routes.tool(other)} key={other} prefetch={false}>
                {tools[other].title}
              </Link>
            ))}
        </p>
      </section>
    </>
  );
}
