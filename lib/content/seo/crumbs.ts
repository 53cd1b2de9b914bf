import { type InquiryProduct, type ProductCode, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

/** A breadcrumb; the last one, the page itself, may have no URL. */
type Crumb = { label: string; href?: string };

const home: Crumb = { label: "Home", href: "/" };
const groupNames = { proxies: "Proxies", "web-data": "Web data" };

/** Products that belong to another product, as in the menu. */
const parents: Partial<Record<ProductCode, ProductCode>> = {
  DC: "DCP",
  WEB_API: "SCRAPER",
  SERP_API: "SCRAPER",
  ECOM_API: "SCRAPER",
  RE_API: "SCRAPER",
  WEB_UNBLOCKER: "SCRAPER",
};

const productCrumb = (code: ProductCode): Crumb => ({
  label: products[code].shortName,
  href: products[code].path,
});

/** The breadcrumbs of a product's page; empty for General and the brand. */
export function listProductCrumbs(product: InquiryProduct): Crumb[] {
  if (product === "General") return [];
  const { group } = products[product];
  if (group === "brand") return [];
  const parent = parents[product];
  return [
    home,
    { label: groupNames[group], href: routes.products(group) },
    ...(parent ? [productCrumb(parent)] : []),
    productCrumb(product),
  ];
}

/** The breadcrumbs of a CMS page: its product's, or those of a legal page; empty for all others. */
export function listDocumentCrumbs(path: string, title: string, product: InquiryProduct): Crumb[] {
  if (product !== "General") return listProductCrumbs(product);
  return path.startsWith("/legal/") ? [home, { label: "Legal" }, { label: title }] : [];
}
