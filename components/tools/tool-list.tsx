import Link from "next/link";
import postTeaserCss from "@/components/blog/post-teaser.module.css";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { gateway } from "@/lib/base/gateway";
import { routes, type ToolSlug, toolSlugs } from "@/lib/base/routes";
import { parseBlock } from "@/lib/features/resources/cidr";
import { tools } from "@/lib/features/resources/tools";
import { BitRuler } from "./bit-ruler";

function LabeledParts({ parts }: { parts: readonly { text: string; name: string; faint?: boolean }[] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-y-4">
      {parts.map(({ text, name, faint }) => (
        <span
          className={`inline-flex max-w-full flex-col gap-1 border-t-3 pt-2 not-first:pl-1 ${faint ? "border-rule-2 text-fg-2" : "border-accent"}`}
          key={text}
        >
          <code className="font-mono text-sm leading-[normal] font-medium wrap-anywhere">{text}</code>
          <small className="text-2xs text-fg-2 italic">{name}</small>
        </span>
      ))}
    </p>
  );
}

function Ruler() {
  const reading = parseBlock("203.0.113.64/26");
  return "block" in reading ? <BitRuler prefix={reading.block.prefix} value={reading.block.value} /> : null;
}

const pictures = {
  "proxy-string": (
    <LabeledParts
      parts={[
        { text: "http://", name: "scheme" },
        { text: "user-country-fr-city-lyon", name: "location" },
        { text: "-session-a41f", name: "session" },
        { text: `@${gateway.host}:${gateway.ports.http}`, name: "gateway", faint: true },
      ]}
    />
  ),
  "user-agent": (
    <LabeledParts
      parts={[
        { text: "Mozilla/5.0", name: "history", faint: true },
        { text: "(Windows NT 10.0; …)", name: "system" },
        { text: "AppleWebKit/537.36", name: "history", faint: true },
        { text: "Chrome/142.0.0.0", name: "engine, version" },
      ]}
    />
  ),
  "cidr-calculator": <Ruler />,
} satisfies Record<ToolSlug, unknown>;

export function ToolList() {
  return (
    <>
      <header className="wrap pt-8 pb-10">
        <PageBreadcrumbs items={[{ label: "Resources", href: routes.resources() }, { label: "Tools" }]} />
        <h1 className="heading-1 mt-8 max-w-[18ch]">Free tools for proxy users</h1>
        <p className="lead mt-5">
          They run in your browser. Nothing that you type is sent, stored or added to a URL.
        </p>
      </header>
      <section aria-label="Tools" className="wrap pb-[var(--section)]">
        <ul className="border-t border-fg">
          {toolSlugs.map((slug) => (
            <li
              className={`${postTeaserCss.teaser} teaser grid grid-cols-1 items-center gap-x-14 gap-y-7 border-b border-rule py-10 md:grid-cols-[minmax(0,420px)_minmax(0,1fr)]`}
              key={slug}
            >
              <div>
                <h2 className="heading-3">
                  <Link className={postTeaserCss.teaserLink} href={routes.tool(slug)} prefetch={false}>
                    {tools[slug].title}
                  </Link>
                </h2>
                <p className="mt-2 max-w-[48ch] text-fg-2 text-sm">{tools[slug].description}</p>
              </div>
              <div className="min-w-0">{pictures[slug]}</div>
            </li>
          ))}
        </ul>
        <p className="mt-10 flex flex-wrap items-center gap-4">
          <Link
            className={buttonClasses({ variant: "Outline" })}
            href={routes.integrations()}
            prefetch={false}
          >
            Set up your client
          </Link>
          <Link className="link text-sm" href={routes.glossary()} prefetch={false}>
            Look up a term
          </Link>
        </p>
      </section>
    </>
  );
}
