import { formatJsonLd, type SchemaNode } from "@/lib/content/seo/json-ld";

/**
 * Structured data of a page. The script is a data block: browsers don't run it, so it needs no hash in the
 * content security policy. React writes a script's text as it is, which is why `formatJsonLd` escapes it.
 */
export function JsonLd({ data }: { data: SchemaNode | readonly SchemaNode[] }) {
  const nodes = [data].flat();
  return nodes.length === 0 ? null : <script type="application/ld+json">{formatJsonLd(nodes)}</script>;
}
