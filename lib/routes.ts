/** Every internal path of the site, and which of them have a page today. */
import { type ProductCode, products } from "@/lib/products";

/**
 * Pages that exist. Menus, the footer and calls link only to these; a path joins the list in the same
 * change as its page.
 */
export const publishedPaths = [
  "/",
  "/residential-proxies",
  "/scraper-api/web",
  "/datasets",
  "/contact",
  "/legal/privacy-policy",
  "/dashboard-redirect",
] as const;

export type PublishedPath = (typeof publishedPaths)[number];

export function isPublished(path: string): path is PublishedPath {
  return publishedPaths.some((published) => published === path);
}

/** Sections that other pages link to; each is the `id` of an element on its page. */
export const anchors = {
  main: "main",
  locations: "locations",
  chooser: "choose-a-product",
  pricing: "pricing",
} as const;

/** What the hand-off to the dashboard may be asked for (specification, point 2). */
type DashboardHandOff = {
  googleSignIn?: boolean;
  dashboardProductOverview?: boolean;
  route?: "/api-playground";
};

export const routes = {
  home: () => "/",
  locations: () => `/#${anchors.locations}`,
  chooser: () => `/#${anchors.chooser}`,
  product: (code: ProductCode) => products[code].path,
  contact: () => "/contact",
  legal: (document: "privacy-policy") => `/legal/${document}`,
  /** Leads on to registration or sign-in at the dashboard. */
  dashboardRedirect: ({ googleSignIn, dashboardProductOverview, route }: DashboardHandOff = {}) => {
    const query = new URLSearchParams({
      ...(googleSignIn && { googleSignIn: "true" }),
      ...(dashboardProductOverview && { dashboardProductOverview: "true" }),
      ...(route && { route }),
    });
    return query.size === 0 ? "/dashboard-redirect" : `/dashboard-redirect?${query}`;
  },
};
