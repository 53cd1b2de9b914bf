import "server-only";
import { products } from "@/lib/base/products";
import { type ProductGroup, productGroups, routes } from "@/lib/base/routes";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { listDatasetPages } from "./datasets";

/** The `uid` of the page of all products in the CMS; its public URL has none. */
export const allProductsUid = "1";

const proxyCount = Object.values(products).filter(({ group }) => group === "proxies").length;

const heads = {
  all: {
    title: "All products: proxies, scraper APIs, datasets",
    description:
      "Every Oxbow product on one page: filter by what comes back, what is billed and what you need, compare measured rates, or answer three questions.",
  },
  proxies: {
    title: "Proxies: residential, mobile, ISP, datacenter",
    description: `The ${proxyCount} kinds of proxies side by side: whose IPs they are, how long you keep one, what is billed, and the success rate of each on the same targets.`,
  },
  "web-data": {
    title: "Web data: scraper APIs, crawler, datasets",
    description:
      "Scraper APIs (including the web unblocker), a crawler and datasets: what you send, what comes back, what a result costs and which of them fits your pages.",
  },
} satisfies Record<ProductGroup | "all", { title: string; description: string }>;

export async function getProductsPage(group: ProductGroup | "all"): Promise<PageEntry> {
  const { asOf } = await getNetworkFigures();
  return {
    path: routes.products(group === "all" ? undefined : group),
    ...heads[group],
    kind: "product",
    lastModified: new Date(asOf),
    keywords: "products compare overview which one choose",
  };
}

/** The group of a `uid` below the products' path, or null for an unknown one. */
export function parseProductsUid(uid: string): ProductGroup | "all" | null {
  if (uid === allProductsUid) return "all";
  return productGroups.find((group) => group === uid) ?? null;
}

export async function listProductsPages(): Promise<PageEntry[]> {
  const pages = await Promise.all((["all", ...productGroups] as const).map(getProductsPage));
  return [...pages, ...(await listDatasetPages())];
}
