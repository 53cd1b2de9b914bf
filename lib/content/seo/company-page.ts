import type { InquiryProduct } from "@/lib/base/products";
import { brandProduct, products } from "@/lib/base/products";
import type { CompanyPageHead } from "@/lib/content/endpoints/schemas-company";
import type { PageEntry, PageKind } from "./site-pages";

/** The entry of a page for sitemap, search and share images, from the head in its content. */
export function buildPageEntry(
  path: string,
  head: CompanyPageHead,
  kind: PageKind = "company",
  product: InquiryProduct = "General",
): PageEntry {
  return {
    path,
    title: head.title,
    description: head.description,
    kind,
    lastModified: new Date(head.updated),
    tint: products[product === "General" ? brandProduct : product].tint,
  };
}
