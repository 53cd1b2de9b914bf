import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { api, ipCheckUrl, unblocker } from "@/lib/base/api";
import { gateway, usernameFormats, usernameKeys, usernameProducts } from "@/lib/base/gateway";
import { products } from "@/lib/base/products";
import { markdownDocs } from "@/lib/base/routes";
import { getFreePlan } from "@/lib/content/endpoints/company";
import { networkOf } from "@/lib/content/endpoints/network";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { apiSchemas } from "@/lib/features/docs/schemas";
import { checkProxyString, supportsKey } from "@/lib/features/resources/proxy-string";

/** What the texts of `content/docs` say agrees with the gateway and the APIs. */

const read = (slug: (typeof markdownDocs)[number]) => readFileSync(`content/docs/${slug}.md`, "utf8");
const all = markdownDocs.map(read).join("\n");

/** The cells of all rows whose first cell begins so. */
const findRows = (text: string, start: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith(`| ${start}`))
    .map((line) => line.slice(2, -2).split(" | "));

const addresses = [
  `http://${gateway.host}:${gateway.ports.http}`,
  `socks5h://${gateway.host}:${gateway.ports.socks5h}`,
  `http://${unblocker.host}:${unblocker.port}`,
  api.fetchUrl,
  api.crawlsUrl,
  api.datasetsUrl,
];

describe("the pages of content/docs", () => {
  it("name the URLs of all products, and no others", () => {
    expect(addresses.filter((address) => !read("authentication").includes(`\`${address}\``))).toEqual([]);
    const named = all.match(/\w+:\/\/[\w.-]+\.oxbow\.example[^\s"`]*/g) ?? [];
    const known = [...addresses, ipCheckUrl];
    expect(named.filter((url) => !known.some((address) => url.startsWith(address)))).toEqual([]);
  });

  it("write usernames that the gateway accepts", () => {
    const usernames = all.match(/(?<=["`])user-[\w-]+/g) ?? [];
    expect(usernames.length).toBeGreaterThan(usernameProducts.length);
    const wrong = usernames.flatMap((username) => {
      const { findings } = checkProxyString(`http://${username}:key@${gateway.host}:${gateway.ports.http}`);
      return findings.filter(({ level }) => level === "error").map(({ text }) => `${username}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(usernameKeys)("explain the parameter “%s” with its products", (key) => {
    const [row = []] = findRows(read("targeting"), `\`${key}-`);
    const supporting = usernameProducts.filter((product) => supportsKey(product, key));
    expect(row[3]).toBe(supporting.map((product) => products[product].shortName).join(", "));
  });

  it.each(usernameProducts)("explain the usernames and sessions of %s", async (product) => {
    const { shortName, path } = products[product];
    const { prefix, keys } = usernameFormats[product];
    const [username = []] = findRows(read("targeting"), `[${shortName}](${path})`);
    expect(username.slice(1, 3)).toEqual([`\`${prefix}\``, keys.join(", ")]);
    expect(username[3]).toMatch(new RegExp(`^\`${prefix}-(?:${keys.join("|")})-`));
    const [session = []] = findRows(read("sessions"), `[${shortName}](${path})`);
    const minutes = networkOf(await getNetworkFigures(), product)?.stickyMinutes ?? null;
    expect(session[2]).toBe(
      minutes === null ? "As long as you rent it" : `Up to {sticky:${product}} minutes`,
    );
    // A number selects one rented IP permanently, and so does a session where there are sessions.
    const parameters = ["line", "ip", "session"].filter((key) => keys.some((known) => known === key));
    expect(session[1]).toBe(parameters.map((name) => `\`${name}\``).join(" or "));
  });

  it("repeat only codes that the tables explain", () => {
    const [, retries = ""] = read("errors").split("\n## Retries");
    const codes = retries.match(/`\d{3}`/g) ?? [];
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.filter((code) => findRows(read("errors"), code).length === 0)).toEqual([]);
  });

  it("have the free plan’s limit", async () => {
    const { plan } = await getFreePlan();
    expect(read("errors")).toContain(`allows ${plan.connections} connections at a time`);
  });

  it("show the response that names an unknown parameter", () => {
    const fences = Array.from(
      read("errors").matchAll(/^```json.*\n([\s\S]*?)^```/gm),
      ([, text = ""]) => text,
    );
    const [body, response] = fences.map((text) => JSON.parse(text));
    const [issue] = apiSchemas.page.safeParse(body).error?.issues ?? [];
    expect(issue?.path).toEqual([]);
    expect(response).toEqual({ status: 422, billed_results: 0, reason: issue?.message });
  });
});
