import { OpenModalLink } from "@/components/actions/open-modal-link";
import { TextLink } from "@/components/actions/text-link";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { gateway } from "@/lib/base/gateway";
import { routes } from "@/lib/base/routes";
import type { Integration } from "@/lib/content/endpoints/resources";

function Gateway() {
  return (
    <div className="on-deep rounded-2 p-7 max-md:-order-1 md:sticky md:top-28 md:self-start">
      <p className="heading-4">One gateway</p>
      <dl className="mt-3 grid gap-2.5 text-sm">
        <div>
          <dt className="text-fg-2 text-xs">Host</dt>
          <dd className="figure">{gateway.host}</dd>
        </div>
        <div>
          <dt className="text-fg-2 text-xs">Ports</dt>
          <dd>
            <span className="figure">{gateway.ports.http}</span> HTTP,{" "}
            <span className="figure">{gateway.ports.socks5h}</span> SOCKS5
          </dd>
        </div>
        <div>
          <dt className="text-fg-2 text-xs">Location and session</dt>
          <dd>set in the username</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm">
        <TextLink href={routes.tool("proxy-string")}>Build your string</TextLink>
      </p>
    </div>
  );
}

export function IntegrationList({ integrations }: { integrations: readonly Integration[] }) {
  return (
    <>
      <section className="wrap pt-5">
        <PageHead
          heading="Point your client at one gateway"
          lead="Each setup names the options that matter, shows how to keep or rotate an exit, and explains the usual errors."
          trail={[{ label: "Resources", href: routes.resources() }, { label: "Integrations" }]}
        />
        <div className="mt-fluid-3 grid gap-x-18 gap-y-8 md:grid-cols-[minmax(0,1fr)_300px]">
          <EntryList>
            {integrations.map(({ slug, tool, kind, description }) => (
              <Entry href={routes.integration(slug)} key={slug} lead={kind} title={tool}>
                <p className="text-fg-2 text-sm">{description}</p>
              </Entry>
            ))}
          </EntryList>
          <Gateway />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Didn’t find your client?</h2>
          <p className="lead mt-4">
            Whatever speaks HTTP CONNECT or SOCKS5 with a username works. Start with the{" "}
            <TextLink href={routes.integration("curl")}>curl setup</TextLink>, or{" "}
            <OpenModalLink className="link">ask us which settings your client needs</OpenModalLink>.
          </p>
        </div>
      </section>
    </>
  );
}
