import { TextLink } from "@/components/actions/text-link";
import { api, ipCheckUrl } from "@/lib/base/api";
import { gateway } from "@/lib/base/gateway";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { DocsPageWithNeighbors } from "@/lib/features/docs/pages";
import type { SessionRow } from "@/lib/features/docs/sessions";
import { CodeBlock } from "./code-block";
import { DocsSheet } from "./docs-sheet";
import { DocsTable } from "./docs-table";

function SessionTable({ sessions }: { sessions: readonly SessionRow[] }) {
  const rows = sessions.map(({ product, word, minutes }) => ({
    id: product,
    cells: [
      <TextLink href={routes.product(product)} key="product">
        {products[product].shortName}
      </TextLink>,
      <code key="word">{word}</code>,
      minutes === null ? "As long as you rent it" : `Up to ${minutes} minutes`,
    ],
  }));
  return <DocsTable caption="How long an IP can be kept" columns={["Product", "Word", "Kept"]} rows={rows} />;
}

export function SessionsPage({
  entry,
  sessions,
  username,
}: {
  entry: DocsPageWithNeighbors;
  sessions: readonly SessionRow[];
  username: string;
}) {
  return (
    <DocsSheet entry={entry}>
      <h2 id="keep">Keep an IP</h2>
      <p>
        Add the word <code>session</code> and a name of your choice to the username. All requests with the
        same username use the same exit. A new name is a new exit.
      </p>
      <CodeBlock
        about="Three requests from one IP"
        code={`for page in 1 2 3; do
  curl --silent --show-error --max-time 30 \\
    --proxy "http://${gateway.host}:${gateway.ports.http}" \\
    --proxy-user "${username}:$${api.keyVariable}" \\
    "${ipCheckUrl}?page=$page"
done`}
        language="curl"
      />
      <p>
        A name has up to 32 letters and digits, no hyphens. Use a random one for each visit, and do not share
        it between programs that run at the same time.
      </p>
      <h2 id="how-long">How long</h2>
      <SessionTable sessions={sessions} />
      <p>
        ISP and datacenter IPs are yours, so they need no session: <code>line</code> and <code>ip</code> name
        one of them by its number.
      </p>
      <h2 id="offline">If the device goes offline</h2>
      <p>
        Residential and mobile IPs belong to devices that come and go. If the device of a session goes
        offline, the next request moves to another IP of the same place, and the header{" "}
        <code>x-oxbow-exit-changed</code> says so. For <code>https</code> pages it is part of the gateway’s
        response to CONNECT. If no other exit fits, the gateway returns <code>502</code>.
      </p>
      <h2 id="new">A new IP for every request</h2>
      <p>
        Without a session, the gateway chooses an exit for each new connection. Many clients keep connections
        open and send several requests through one. Close the connection after each request, or turn
        keep-alive off; <TextLink href={routes.integrations()}>Integrations</TextLink> shows how for each
        client.
      </p>
      <h2 id="unblocker">Web unblocker</h2>
      <p>
        The web unblocker takes the session in its header. It keeps the cookies, too. See its{" "}
        <TextLink href={`${routes.docs("web-unblocker")}#parameters`}>parameters</TextLink>.
      </p>
    </DocsSheet>
  );
}
