import { TextLink } from "@/components/actions/text-link";
import { api, ipCheckUrl } from "@/lib/base/api";
import { gateway } from "@/lib/base/gateway";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { DocsPageWithNeighbors } from "@/lib/features/docs/pages";
import type { UsernameExample, UsernameWord } from "@/lib/features/docs/targeting";
import { CodeBlock } from "./code-block";
import { DocsSheet } from "./docs-sheet";
import { DocsTable } from "./docs-table";

type TargetingProps = {
  entry: DocsPageWithNeighbors;
  words: readonly UsernameWord[];
  examples: readonly UsernameExample[];
  /** A username with many words, explained above the tables. */
  sample: string;
  counts: { countries: string; cityCountries: string; carrierCountries: string };
};

function WordTable({ words }: Pick<TargetingProps, "words">) {
  const rows = words.map(({ key, meaning, format, example, products: codes }) => ({
    id: key,
    cells: [
      <code key="word">
        {key}-{example}
      </code>,
      meaning,
      format,
      codes.map((code) => products[code].shortName).join(", "),
    ],
  }));
  return (
    <DocsTable
      caption="Words of a username"
      columns={["Word", "Meaning", "How to write it", "Products"]}
      rows={rows}
    />
  );
}

function ProductTable({ examples }: Pick<TargetingProps, "examples">) {
  const rows = examples.map(({ product, head, keys, username }) => ({
    id: product,
    cells: [
      <TextLink href={routes.product(product)} key="product">
        {products[product].shortName}
      </TextLink>,
      <code key="head">{head}</code>,
      keys.join(", "),
      <code className="wrap-anywhere" key="example">
        {username}
      </code>,
    ],
  }));
  return (
    <DocsTable
      caption="Usernames by product"
      columns={["Product", "Begins with", "Words", "Example"]}
      rows={rows}
    />
  );
}

export function TargetingPage({ entry, words, examples, sample, counts }: TargetingProps) {
  return (
    <DocsSheet entry={entry}>
      <p>
        A username begins with the product. Words follow, each with its value, joined by hyphens and written
        in the order of the table below.
      </p>
      <CodeBlock
        about="A username with location and session"
        code={`curl --proxy "http://${gateway.host}:${gateway.ports.http}" \\
  --proxy-user "${sample}:$${api.keyVariable}" \\
  "${ipCheckUrl}"`}
        language="curl"
      />
      <h2 id="words">Words</h2>
      <WordTable words={words} />
      <p>
        Residential IPs are in {counts.countries} countries. City targeting works in {counts.cityCountries},
        network targeting in {counts.carrierCountries}. The{" "}
        <TextLink href={routes.locations()}>location pages</TextLink> list cities and network numbers of each
        country.
      </p>
      <h2 id="products">By product</h2>
      <ProductTable examples={examples} />
      <p>
        The <TextLink href={routes.tool("proxy-string")}>proxy string builder</TextLink> writes the username
        for you and checks one that you have.
      </p>
      <h2 id="how-narrow">How narrow?</h2>
      <p>
        As wide as the page allows. Each word leaves fewer exits. If none is left, the gateway returns{" "}
        <code>502</code> and nothing is billed; it never uses another location instead. Leave out the ZIP code
        first, then the city.
      </p>
      <h2 id="apis">The APIs</h2>
      <p>
        Scraper APIs take the place as keys of the request, such as <code>geo</code> and <code>city</code>.
        See the parameters of the <TextLink href={routes.docs("web-scraper-api")}>web scraper API</TextLink>.
      </p>
    </DocsSheet>
  );
}
