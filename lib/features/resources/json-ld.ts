import { routes } from "@/lib/base/routes";
import type { SchemaNode } from "@/lib/content/seo/json-ld";

/** A glossary term. `answer` is its short definition, as shown on the page. */
export function buildDefinedTerm({
  siteUrl,
  slug,
  name,
  answer,
}: {
  siteUrl: string;
  slug: string;
  name: string;
  answer: string;
}): SchemaNode {
  const url = siteUrl + routes.term(slug);
  return {
    "@type": "DefinedTerm",
    "@id": `${url}#term`,
    name,
    description: answer,
    url,
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      name: "Oxbow glossary",
      url: siteUrl + routes.glossary(),
    },
  };
}
