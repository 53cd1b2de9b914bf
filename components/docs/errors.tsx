import { TextLink } from "@/components/actions/text-link";
import { apiLimits } from "@/lib/base/api";
import { routes } from "@/lib/base/routes";
import type { StatusCode } from "@/lib/features/docs/errors";
import type { DocsPageWithNeighbors } from "@/lib/features/docs/pages";
import { CodeBlock } from "./code-block";
import { DocsSheet } from "./docs-sheet";
import { DocsTable } from "./docs-table";

function StatusTable({ caption, codes }: { caption: string; codes: readonly StatusCode[] }) {
  const rows = codes.map(({ status, name, meaning, action, isBilled }) => ({
    id: String(status),
    cells: [
      <span key="status">
        <code>{status}</code> {name}
      </span>,
      meaning,
      action,
      isBilled ? "Billed" : "Not billed",
    ],
  }));
  return <DocsTable caption={caption} columns={["Status", "Meaning", "What to do", "Cost"]} rows={rows} />;
}

export function ErrorsPage({
  entry,
  gatewayCodes,
  apiCodes,
  refusal,
}: {
  entry: DocsPageWithNeighbors;
  gatewayCodes: readonly StatusCode[];
  apiCodes: readonly StatusCode[];
  /** A rejected body, and the response to it; both JSON. */
  refusal: { body: string; response: string };
}) {
  return (
    <DocsSheet entry={entry}>
      <h2 id="gateway">Gateway</h2>
      <p>
        These codes come from the gateway. For <code>https</code> pages they are responses to your client’s
        CONNECT, so many clients report them as a failed tunnel. The header <code>Proxy-Status</code> (RFC
        9209) gives the reason. Any other code is the website’s own; any page that arrives counts as traffic,
        whatever its status.
      </p>
      <StatusTable caption="Status codes of the gateway" codes={gatewayCodes} />
      <h2 id="apis">APIs</h2>
      <p>
        A result is a response with status 200 and the complete record: every field that the page shows, or
        its whole HTML. Only results are billed; <code>billed_results</code> counts them. Everything else is
        free, and so are the API’s retries.
      </p>
      <StatusTable caption="Status codes of the APIs" codes={apiCodes} />
      <p>A request with an unknown parameter is rejected, and the response names it:</p>
      <CodeBlock about="Body" code={refusal.body} language="JSON" />
      <CodeBlock about="Response with status 422" code={refusal.response} language="JSON" />
      <h2 id="limits">Limits</h2>
      <p>
        The trial runs {apiLimits.trialRequests} API requests at a time. Plans start at{" "}
        {apiLimits.planRequests}. Above that, the API returns <code>429</code> with the header{" "}
        <code>Retry-After</code>: wait that long and send the request again. For higher limits, ask sales.
      </p>
      <p>
        The website has limits, too: follow its{" "}
        <TextLink href={routes.term("robots-txt")}>robots.txt</TextLink> and pause between requests.
      </p>
      <h2 id="repeat">Retries</h2>
      <p>
        Repeat <code>429</code>, <code>500</code>, <code>502</code>, <code>503</code>, <code>504</code> and
        timeouts, waiting longer each time. Do not repeat the other codes: the response stays the same until
        you change the request. A callback that fails is repeated for you, up to {apiLimits.callbackTries}{" "}
        times within {apiLimits.callbackHours} hour.
      </p>
      <p>
        Is it us? <TextLink href={routes.networkStatus()}>Network status</TextLink> shows incidents of every
        product and region.
      </p>
    </DocsSheet>
  );
}
