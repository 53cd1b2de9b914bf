import { TextLink } from "@/components/actions/text-link";
import { routes } from "@/lib/base/routes";
import { ToolSection } from "./tool-section";

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
          Browsers now also round it: minor versions read 0.0.0, macOS stays at 10.15, Android devices are
          called K. Sites must request the rest through{" "}
          <a className="link" href="https://wicg.github.io/ua-client-hints/">
            client hints
          </a>
          , and some of it is never sent.
        </p>
      </ToolSection>
      <ToolSection heading="What a user agent can’t tell you">
        <p>
          A <TextLink href={routes.term("user-agent")}>user agent</TextLink> is a claim. Anybody can send any
          string, so it fits statistics and bug reports, not decisions about people. A crawler that wants to
          be verifiable publishes its IPs or has a reverse DNS name.
        </p>
        <p>
          If you run one, name it, and give a URL where a site’s owner can find out who you are. A string that
          copies a browser takes that away;{" "}
          <TextLink href={routes.post("robots-txt-rfc-9309")}>robots.txt</TextLink> is addressed to your name.
        </p>
      </ToolSection>
    </>
  );
}
