import { type InquiryProduct, type ProductCode, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { PageKind } from "./site-pages";

/** A breadcrumb; the last one, the page itself, may have no URL. */
export type Crumb = { label: string; href?: string };

const home: Crumb = { label: "Home", href: "/" };
const groupNames = { brand: "Oxbow", proxies: "Proxies", "web-data": "Web data" };

/** Products whose page is below another product's. */
const parents: Partial<Record<ProductCode, ProductCode>> = {
  DC: "DCP",
  WEB_API: "SCRAPER",
  SERP_API: "SCRAPER",
  ECOM_API: "SCRAPER",
  RE_API: "SCRAPER",
};

const productCrumb = (code: ProductCode): Crumb => ({
  label: products[code].shortName,
  href: products[code].path,
});

/** The breadcrumbs of a product's page; empty for General. */
export function listProductCrumbs(product: InquiryProduct): Crumb[] {
  if (product === "General") return [];
  const { group } = products[product];
  const parent = parents[product];
  const groupCrumb =
    group === "brand"
      ? { label: groupNames[group] }
      : { label: groupNames[group], href: routes.products(group) };
  return [home, groupCrumb, ...(parent ? [productCrumb(parent)] : []), productCrumb(product)];
}

/** The breadcrumbs of a CMS page; empty for pages directly below the home page. */
export function listDocumentCrumbs(path: string, title: string, product: InquiryProduct): Crumb[] {
  if (product !== "General") return listProductCrumbs(product);
  return path.startsWith("/legal/") ? [home, { label: "Legal" }, { label: title }] : [];
}

/** Names of page kinds in search results, the site index and llms.txt. */
export const kindNames = {
  product: "Products",
  pricing: "Pricing",
  docs: "Documentation",
  location: "Locations",
  "use-case": "Use cases and comparisons",
  customer: "Customer stories",
  post: "Blog",
  guide: "Guides and resources",
  integration: "Integrations",
  glossary: "Glossary",
  tool: "Tools",
  company: "Company",
  trust: "Trust and help",
  legal: "Legal",
} satisfies Record<PageKind, string>;
