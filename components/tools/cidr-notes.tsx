import { TextLink } from "@/components/actions/text-link";
import { routes } from "@/lib/base/routes";
import { ToolSection } from "./tool-section";

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
