import { TextLink } from "@/components/actions/text-link";
import { routes } from "@/lib/base/routes";
import { ToolSection } from "./tool-section";

export function ProxyStringNotes() {
  return (
    <>
      <ToolSection heading="How the string is read">
        <p>
          The scheme selects the protocol between your client and the gateway, not the page: an https page
          uses http:// and a <TextLink href={routes.term("connect-method")}>CONNECT tunnel</TextLink>. The
          username begins with the product, such as user-mobile, followed by parameters as name and value.
          Spaces become underscores. The gateway chooses everything that you leave out.
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
