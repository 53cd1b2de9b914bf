import { type InquiryProduct, type ProductCode, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { PageKind } from "./site-pages";

/** A step of the way to a page; the last one, the page itself, may do without an address. */
export type Crumb = { label: string; href?: string };

const home: Crumb = { label: "Home", href: "/" };
const groupNames = { brand: "Oxbow", proxies: "Proxies", "web-data": "Web data" };

/** Products whose page stands below that of another. */
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

/** The way to a product's page; empty for General, which has none. */
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

/** The way to a page of the CMS; empty where the page stands right below the home page. */
export function listDocumentCrumbs(path: string, title: string, product: InquiryProduct): Crumb[] {
  if (product !== "General") return listProductCrumbs(product);
  return path.startsWith("/legal/") ? [home, { label: "Legal" }, { label: title }] : [];
}

/** What a group of pages is called in search results, in the site index and in llms.txt. */
export const kindNames = {
  product: "Products",
  pricing: "Pricing",
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
