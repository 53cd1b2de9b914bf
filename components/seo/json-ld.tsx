import { formatJsonLd, type SchemaNode } from "@/lib/content/seo/json-ld";

/**
 * Structured data of a page. The script is a data block, which browsers don't run, so it needs no hash in the content
 * security policy. React hardly escapes script text, so `formatJsonLd` does.
 */
export function JsonLd({ data }: { data: SchemaNode | readonly SchemaNode[] }) {
  const nodes = [data].flat();
  return nodes.length === 0 ? null : <script type="application/ld+json">{formatJsonLd(nodes)}</script>;
}
