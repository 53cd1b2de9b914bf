import { OpenModalLink } from "@/components/actions/open-modal-link";
import { TextLink } from "@/components/actions/text-link";
import { EntryTitle } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { Breakable } from "@/components/ui/breakable";
import { gateway } from "@/lib/base/gateway";
import { routes } from "@/lib/base/routes";
import type { Integration } from "@/lib/content/endpoints/resources";
import { findGatewayLine } from "@/lib/features/resources/gateway-line";

/** The one address that all setups have in common, above them. */
function Gateway() {
  const facts = [
    { label: "Host", value: <span className="figure">{gateway.host}</span> },
    {
      label: "Ports",
      value: (
        <>
          <span className="figure">{gateway.ports.http}</span> HTTP,{" "}
          <span className="figure">{gateway.ports.socks5h}</span> SOCKS5
        </>
      ),
    },
    { label: "Location and session", value: "set in the username" },
  ];
  return (
    <div className="on-deep mt-fluid-2 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 rounded-2 px-7 py-6">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-fg-2 text-xs">{label}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      <TextLink href={routes.tool("proxy-string")}>Build your proxy string</TextLink>
    </div>
  );
}

export function IntegrationList({ integrations }: { integrations: readonly Integration[] }) {
  return (
    <>
      <section className="wrap pt-5">
        <PageHead
          heading="Integrations: proxy setup for your client"
          lead="Each setup names the options that matter, shows how to keep or rotate an IP, and explains the usual errors."
          trail={[{ label: "Resources", href: routes.resources() }, { label: "Integrations" }]}
        />
        <Gateway />
        <ul className="mt-fluid-2 grid gap-x-8 sm:grid-cols-2 nav:grid-cols-3">
          {integrations.map(({ slug, tool, kind, description, document }) => {
            const line = findGatewayLine(document.tree);
            return (
              <li className="group relative border-t border-fg pt-5 pb-10" key={slug}>
                <EntryTitle href={routes.integration(slug)}>{tool}</EntryTitle>
                <p className="mt-1 text-fg-2 text-sm first-letter:uppercase">{kind}</p>
                {line && (
                  <code className="figure mt-4 block border-l-3 border-line pl-3 text-xs leading-normal wrap-anywhere">
                    <Breakable end={/[(=]/} text={line} />
                  </code>
                )}
                <p className="mt-4 text-fg-2">{description}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Didn’t find your client?</h2>
          <p className="lead mt-4">
            Any client that supports HTTP CONNECT or SOCKS5 with a username works. Start with the{" "}
            <TextLink href={routes.integration("curl")}>curl setup</TextLink>, or{" "}
            <OpenModalLink className="link">ask us which settings your client needs</OpenModalLink>.
          </p>
        </div>
      </section>
    </>
  );
}
