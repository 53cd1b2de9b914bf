import { TextLink } from "@/components/actions/text-link";
import { api, ipCheckUrl, unblocker } from "@/lib/base/api";
import { gateway, writeUsername } from "@/lib/base/gateway";
import { routes } from "@/lib/base/routes";
import type { DocsPageWithNeighbors } from "@/lib/features/docs/pages";
import { CodeBlock } from "./code-block";
import { DocsSheet } from "./docs-sheet";
import { DocsTable } from "./docs-table";

const login = `${api.user}:$${api.keyVariable}`;

/** Where each kind of product is reached, and the username to send. */
function listAccesses() {
  const { host, ports } = gateway;
  return [
    {
      name: "Proxies",
      addresses: [`http://${host}:${ports.http}`, `socks5h://${host}:${ports.socks5h}`],
      user: <code>{writeUsername("RP", { country: "us" })}</code>,
    },
    { name: "Scraper APIs", addresses: [api.fetchUrl], user: <code>{api.user}</code> },
    { name: "Real-time crawler", addresses: [api.crawlsUrl], user: <code>{api.user}</code> },
    { name: "Datasets", addresses: [api.datasetsUrl], user: <code>{api.user}</code> },
    {
      name: "Web unblocker",
      addresses: [`http://${unblocker.host}:${unblocker.port}`],
      user: <code>{api.user}</code>,
    },
  ];
}

/** Host names, usernames and the key of all products. */
export function AuthenticationPage({ entry }: { entry: DocsPageWithNeighbors }) {
  const rows = listAccesses().map(({ name, addresses, user }) => ({
    id: name,
    cells: [
      name,
      <span className="grid justify-items-start gap-1" key="addresses">
        {addresses.map((address) => (
          <code key={address}>{address}</code>
        ))}
      </span>,
      user,
    ],
  }));
  return (
    <DocsSheet entry={entry}>
      <p>
        Each request carries a username and your key as the password. The dashboard shows the key. Keep it in
        the environment variable <code>{api.keyVariable}</code>: keys in code end up in repositories and logs.
      </p>
      <DocsTable
        caption="URLs and usernames by product"
        columns={["Product", "URL", "Username"]}
        rows={rows}
      />
      <h2 id="gateway">Proxies</h2>
      <p>
        Set the gateway as the proxy of your client. The scheme is <code>http</code> for <code>https</code>{" "}
        pages, too: your client opens a tunnel with CONNECT and runs TLS with the website inside it. The
        username also sets <TextLink href={routes.docs("targeting")}>the location of the IP</TextLink>. The
        connection to the gateway itself is not encrypted, so send the key only from networks that you trust.
      </p>
      <CodeBlock
        about="Sign in to the gateway"
        code={`curl --proxy "http://${gateway.host}:${gateway.ports.http}" \\
  --proxy-user "${writeUsername("RP", { country: "us" })}:$${api.keyVariable}" \\
  "${ipCheckUrl}"`}
        language="curl"
      />
      <p>
        For SOCKS5, use port {gateway.ports.socks5h} with the same username and key. Write{" "}
        <code>socks5h</code>, so that the gateway resolves host names.
      </p>
      <h2 id="apis">APIs</h2>
      <p>
        The APIs use HTTP Basic authentication. The username is always <code>{api.user}</code>. Most clients
        write the header for you.
      </p>
      <CodeBlock
        about="Sign in to an API"
        code={`# The option writes the header:
curl --user "${login}" "${api.datasetsUrl}/retail-offers/latest"

# The same by hand:
curl --header "Authorization: Basic $(printf %s "${login}" | base64 -w 0)" \\
  "${api.datasetsUrl}/retail-offers/latest"`}
        language="curl"
      />
      <h2 id="wrong-key">If the key is wrong</h2>
      <p>
        The gateway returns <code>407</code>, an API <code>401</code>. Most often the variable is empty: run{" "}
        <code>{`echo "\${#${api.keyVariable}}"`}</code>; 0 means that it is not set. A key with characters
        such as <code>@</code> or <code>/</code> has to be percent-encoded in a proxy URL. The{" "}
        <TextLink href={routes.tool("proxy-string")}>proxy string checker</TextLink> finds both.
      </p>
    </DocsSheet>
  );
}
