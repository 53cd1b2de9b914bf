import Link from "next/link";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { buttonClasses } from "@/components/ui/button";
import { gateway } from "@/lib/base/gateway";
import { routes, type ToolSlug, toolSlugs } from "@/lib/base/routes";
import { tools } from "@/lib/features/resources/tools";
import { BitRuler } from "./bit-ruler";

function LabeledParts({ parts }: { parts: readonly { text: string; name: string; faint?: boolean }[] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-y-4">
      {parts.map(({ text, name, faint }) => (
        <span
          className={`inline-flex max-w-full flex-col gap-1 border-t-3 pt-2 pr-1 ${faint ? "border-rule-2 text-fg-2" : "border-accent"}`}
          key={text}
        >
          <code className="font-mono text-xs leading-[normal] font-medium wrap-anywhere">{text}</code>
          <small className="text-2xs text-fg-2 italic">{name}</small>
        </span>
      ))}
    </p>
  );
}

const examples = {
  "proxy-string": (
    <LabeledParts
      parts={[
        { text: "http://", name: "scheme" },
        { text: "user-country-fr-city-lyon", name: "location" },
        { text: "-session-a41f", name: "session" },
        { text: ":$OXBOW_KEY", name: "access key" },
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
  // 203.0.113.64/26
  "cidr-calculator": <BitRuler prefix={26} value={0xcb007140n} />,
} satisfies Record<ToolSlug, unknown>;

export function ToolList() {
  return (
    <section className="wrap pt-5 pb-[var(--section)]">
      <PageHead
        heading="Free tools for proxy users"
        lead="They run in your browser. Nothing that you type is sent, stored or added to a URL."
        trail={[{ label: "Resources", href: routes.resources() }, { label: "Tools" }]}
      />
      <EntryList className="mt-fluid-3">
        {toolSlugs.map((slug) => (
          <Entry href={routes.tool(slug)} key={slug} lead={tools[slug].description} title={tools[slug].title}>
            {examples[slug]}
          </Entry>
        ))}
      </EntryList>
      <p className="mt-10 flex flex-wrap items-center gap-4">
        <Link className={buttonClasses({ variant: "Outline" })} href={routes.integrations()} prefetch={false}>
          Set up your client
        </Link>
        <Link className="link text-sm" href={routes.glossary()} prefetch={false}>
          Look up a term
        </Link>
      </p>
    </section>
  );
}
