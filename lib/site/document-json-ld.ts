import { asText } from "@prismicio/client";
import { publicPathOf } from "@/lib/base/page-experiments";
import { parseInquiryProduct } from "@/lib/base/products";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { listDocumentCrumbs } from "@/lib/content/seo/crumbs";
import { parseEditorSchema } from "@/lib/content/seo/editor-schema";
import {
  buildBreadcrumbList,
  buildFaqPage,
  buildOrganization,
  buildProduct,
  buildWebSite,
  type SchemaNode,
} from "@/lib/content/seo/json-ld";
import { offerCrumb } from "@/lib/features/products/offer";
import type { HomePageDocument, PageDocument } from "@/prismicio-types";

type SiteDocument = HomePageDocument | PageDocument;

/** Questions of every FAQ section on the page, with their answers as plain text. */
function listQuestions(document: SiteDocument): { question: string; answer: string }[] {
  return document.data.slices.flatMap((slice) =>
    slice.slice_type === "frequent_questions"
      ? slice.primary.questions.flatMap(({ question, answer }) =>
          question && asText(answer) ? [{ question, answer: asText(answer, { separator: "\n" }) }] : [],
        )
      : [],
  );
}

/** The label of the page's own breadcrumb, below that of its product. */
function findOwnCrumb({ data }: PageDocument): string | null {
  const hero = data.slices.find((slice) => slice.slice_type === "product_hero");
  if (hero?.slice_type !== "product_hero") return null;
  if (hero.variation === "offer") return offerCrumb;
  return hero.variation === "default" ? hero.primary.crumb : null;
}

/** What describes the page itself: its breadcrumbs and product; on the home page, the organization and the website. */
function listPageNodes(document: SiteDocument, siteUrl: string, pricing: Pricing | null): SchemaNode[] {
  if (document.type === "home_page") return [buildOrganization({ siteUrl }), buildWebSite({ siteUrl })];
  const code = parseInquiryProduct(document.data.product_type);
  const title = (document.data.meta_title ?? "").replace(/\s*\|\s*Oxbow$/, "");
  const path = publicPathOf(document.url ?? "/");
  const trail = listDocumentCrumbs(path, title, code);
  const ownCrumb = code === "General" ? null : findOwnCrumb(document);
  const items = ownCrumb ? [...trail, { label: ownCrumb }] : trail;
  return [
    ...(items.length > 0 ? [buildBreadcrumbList({ siteUrl, items })] : []),
    ...(code !== "General"
      ? [buildProduct({ siteUrl, code, path, description: document.data.meta_description ?? "", pricing })]
      : []),
  ];
}

/** Structured data of a CMS page: derived from its content, then what its editor added. */
export function buildDocumentNodes(input: {
  document: SiteDocument;
  siteUrl: string;
  pricing: Pricing | null;
}): SchemaNode[] {
  const questions = listQuestions(input.document);
  return [
    ...listPageNodes(input.document, input.siteUrl, input.pricing),
    ...(questions.length > 0 ? [buildFaqPage(questions)] : []),
    // A document older than this field does not contain it.
    ...(input.document.data.schemas ?? []).flatMap(({ schema }) => parseEditorSchema(schema ?? "") ?? []),
  ];
}
