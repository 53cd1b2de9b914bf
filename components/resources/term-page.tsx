import type { Root } from "hast";
import { TextLink } from "@/components/actions/text-link";
import { Prose } from "@/components/prose/prose";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { publicEnv } from "@/lib/base/env/public";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { textOf } from "@/lib/base/markdown/text";
import { brandProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Term } from "@/lib/content/endpoints/resources";
import { buildDefinedTerm } from "@/lib/features/resources/pages";
import { InquiryBox } from "./inquiry-box";

/** Separates the first paragraph, the short definition, from the explanation. */
function splitDefinition(tree: Root): { definition: Root; rest: Root } {
  const first = tree.children.findIndex((node) => node.type === "element");
  return {
    definition: { type: "root", children: tree.children.slice(0, first + 1) },
    rest: { type: "root", children: tree.children.slice(first + 1) },
  };
}

function Related({ related }: { related: readonly Term[] }) {
  return (
    <aside aria-labelledby="related">
      <h2 className="heading-4" id="related">
        Related terms
      </h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {related.map(({ slug, title, description }) => (
          <li key={slug}>
            <TextLink href={routes.term(slug)}>{title}</TextLink>
            <span className="mt-0.5 block text-fg-2 text-xs">{description}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A glossary term: the short definition, the explanation and related terms. */
export function TermPage({ term, terms }: { term: Term; terms: readonly Term[] }) {
  const { definition, rest } = splitDefinition(term.document.tree);
  // In the order of `related`; unknown slugs are skipped.
  const related = term.related.flatMap((slug) => terms.filter((candidate) => candidate.slug === slug));
  const next = terms[terms.findIndex(({ slug }) => slug === term.slug) + 1] ?? terms[0];
  // The brand has no product page to link to.
  const linkedProducts = term.products.filter((code) => code !== brandProduct);
  return (
    <>
      <div className="wrap pt-5">
        <PageBreadcrumbs
          items={[
            { label: "Resources", href: routes.resources() },
            { label: "Glossary", href: routes.glossary() },
            { label: term.title },
          ]}
        />
      </div>
      <div className="wrap grid grid-cols-1 gap-14 pt-5 nav:grid-cols-[minmax(0,720px)_minmax(0,1fr)] nav:gap-x-22">
        <article className="min-w-0">
          <h1 className="heading-1">{term.title}</h1>
          <Prose
            className="mt-6 font-display text-[length:clamp(1.375rem,1.15rem_+_0.95vw,1.875rem)] leading-[1.28] font-[480] tracking-[-0.014em] [&>*]:max-w-[34em]"
            tree={definition}
          />
          <Prose className="text-[1.0625rem] leading-[1.65] mt-10" tree={rest} />
          {linkedProducts.length > 0 && (
            <p className="mt-10 border-rule border-t pt-4 text-sm">
              Used with:{" "}
              {linkedProducts.map((code, i) => (
                <span key={code}>
                  {i > 0 && ", "}
                  <TextLink href={routes.product(code)}>{uncapitalize(products[code].name)}</TextLink>
                </span>
              ))}
              .
            </p>
          )}
        </article>
        <Related related={related} />
      </div>
      <div className="wrap section pt-14">
        <InquiryBox product={term.products[0] ?? brandProduct} />
        {next && next.slug !== term.slug && (
          <p className="mt-6 text-sm">
            Next term: <TextLink href={routes.term(next.slug)}>{next.title}</TextLink>
          </p>
        )}
      </div>
      <JsonLd
        data={buildDefinedTerm({
          siteUrl: publicEnv.SITE_URL,
          slug: term.slug,
          name: term.title,
          definition: textOf(definition).trim(),
        })}
      />
    </>
  );
}
