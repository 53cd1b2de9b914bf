/** The texts below the tools. */
import type { ReactNode } from "react";
import { TextLink } from "@/components/actions/text-link";
import { routes } from "@/lib/base/routes";

function ToolSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="heading-3">{heading}</h2>
      <div className="mt-3 grid max-w-[62ch] gap-3 text-fg-2">{children}</div>
    </div>
  );
}

export function ProxyStringNotes() {
  return (
    <>
      <ToolSection heading="How the string is read">
        <p>
          The scheme is for the connection from your client to the gateway. http:// also works for https
          pages: your client opens a <TextLink href={routes.term("connect-method")}>CONNECT tunnel</TextLink>.
          The username begins with user and the product, such as user-mobile (for residential just user),
          followed by parameters as name and value. Spaces become underscores. The gateway chooses everything
          that you leave out.
        </p>
        <p>
          Choose any session name. Two strings that are the same in every part share one exit, so use a
          separate name for each job; see{" "}
          <TextLink href={routes.post("sticky-or-rotating")}>sticky or rotating</TextLink>.
        </p>
      </ToolSection>
      <ToolSection heading="What it does not check">
        <p>
          It checks the format, not availability: only a request shows whether an exit is online in a small
          town. A refused tunnel with status 502 usually means that no exit matches; drop the ZIP code first,
          then the city.
        </p>
        <p>
          It cannot tell whether a key is valid, only whether it is missing or contains reserved characters.
          Set your key as OXBOW_KEY where your program runs, as the{" "}
          <TextLink href={routes.integrations()}>setups</TextLink> do.
        </p>
      </ToolSection>
    </>
  );
}

export function UserAgentNotes() {
  return (
    <>
      <ToolSection heading="Why user agents are so long">
        <p>
          Servers once sent their good pages only to browsers that said Mozilla, later only to those that said
          Gecko or WebKit. Each new browser repeated the words of the one before. Today most of the string is
          there so that old checks pass.
        </p>
        <p>
          Chrome, and browsers built on it, now also leave out details: minor versions read 0.0.0, macOS stays
          at 10.15, Android devices are called K. Sites must request the rest through{" "}
          <a className="link" href="https://wicg.github.io/ua-client-hints/">
            client hints
          </a>
          , and some of it is never sent.
        </p>
      </ToolSection>
      <ToolSection heading="What a user agent can’t tell you">
        <p>
          A <TextLink href={routes.term("user-agent")}>user agent</TextLink> is a claim. Anybody can send any
          string, so it is good enough for statistics and bug reports, not for decisions about people. A
          crawler that wants to be verifiable publishes its IPs or has a reverse DNS name.
        </p>
        <p>
          If you run one, name it, and give a URL where a site’s owner can find out who you are. If it sends a
          browser’s user agent, owners cannot reach you, and cannot write a{" "}
          <TextLink href={routes.post("robots-txt-rfc-9309")}>robots.txt</TextLink> rule for your crawler
          alone.
        </p>
      </ToolSection>
    </>
  );
}

export function CidrNotes() {
  return (
    <>
      <ToolSection heading="How to read a block">
        <p>
          The number after the slash counts the bits that all IPs in the block share. Each bit fewer doubles
          the block: in IPv4, a /26 holds 64 IPs and a /25 holds 128. The method is{" "}
          <a className="link" href="https://www.rfc-editor.org/rfc/rfc4632.html">
            RFC 4632
          </a>
          .
        </p>
        <p>
          In IPv4 blocks up to /30, the first IP identifies the network and the last is for broadcasts, so two
          fewer are left for hosts. A /31 links two routers and reserves neither (
          <a className="link" href="https://www.rfc-editor.org/rfc/rfc3021.html">
            RFC 3021
          </a>
          ). IPv6 has no broadcast.
        </p>
      </ToolSection>
      <ToolSection heading="What a range can’t tell you">
        <p>
          A range says nothing about who holds it, where it is used or how it behaves. For that, ask the
          registries and the routing table: see{" "}
          <TextLink href={routes.post("ipv4-cidr-asn")}>IPv4, CIDR and ASN for people who buy IPs</TextLink>.
        </p>
        <p>
          “Set aside for” lists the common special ranges of IANA, not all of them. IPs with leading zeros are
          refused, because programs disagree on whether 010 is ten or eight.
        </p>
      </ToolSection>
    </>
  );
}
