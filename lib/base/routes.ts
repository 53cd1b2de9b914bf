/** Builders of the paths that the site links to, redirects to and posts to. */

import {
  type InquiryProduct,
  isPriced,
  type PricedProduct,
  type ProductCode,
  pricingSlugOf,
  products,
} from "@/lib/base/products";

/**
 * First path segments that a CMS page must not use, because `app/` has a route there that is not a listed page: an API, a
 * download or an internal page. Conflicts with listed pages are checked separately (`lib/site/content-checks/validate.ts`).
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  "_next",
  "api",
  "components",
  "dashboard-redirect",
  "gone",
  "ingest",
  // Pages that were published after the build.
  "late",
  "media",
  "metrics",
  "not-sent",
  "pictures",
  "preview",
  "receipt",
  "sent",
  "server-error",
  "share",
  "shared-api",
  "slice-simulator",
]);

/** Ids of elements that links jump to. */
export const anchors = {
  /** The submitted values of a receipt. */
  details: "details",
  main: "main",
  locations: "locations",
  chooser: "choose-a-product",
  pricing: "pricing",
  form: "form",
  seat: "seat",
  result: "result",
  announcement: "announcement",
  signIn: "sign-in",
  siteIndex: "index",
} as const;

export const toolSlugs = ["proxy-string", "user-agent", "cidr-calculator"] as const;
export type ToolSlug = (typeof toolSlugs)[number];

const basicDocs = ["authentication", "targeting", "sessions", "errors"] as const;
/** Pages of the documentation whose text is a Markdown file in `content/docs`. */
export const markdownDocs = [...basicDocs, "callbacks", "next-gen-residential-proxies"] as const;
/** Pages of the documentation, in reading order. */
export const docsSlugs = [
  "getting-started",
  ...basicDocs,
  "web-scraper-api",
  "serp-scraper-api",
  "e-commerce-scraper-api",
  "real-estate-scraper-api",
  "callbacks",
  "real-time-crawler",
  "next-gen-residential-proxies",
  "web-unblocker",
  "datasets",
] as const;
export type DocsSlug = (typeof docsSlugs)[number];

const trustPages = ["sourcing", "acceptable-use", "report-abuse"] as const;
type TrustPage = (typeof trustPages)[number];

export const legalDocuments = ["privacy-policy", "terms", "acceptable-use", "cookies", "dpa"] as const;
type LegalDocument = (typeof legalDocuments)[number];

export const productGroups = ["proxies", "web-data"] as const;
export type ProductGroup = (typeof productGroups)[number];

/** Actions of a receipt page; each has a confirmation step before anything changes. */
export const receiptActions = ["correct", "withdraw"] as const;
export type ReceiptAction = (typeof receiptActions)[number];

/** The two kinds of free account. */
export const accountPlans = ["free-trial", "free-plan"] as const;

/** What the sign-up form preselects; by default no product, and the free trial. */
export type SignUpSelection = { product?: InquiryProduct; plan?: (typeof accountPlans)[number] };

/** Products without a price have no trial of their own. */
const selectionParameters = ({ product, plan }: SignUpSelection) => ({
  ...(product && isPriced(product) && { product }),
  ...(plan && { plan }),
});

/** Parameters of the dashboard redirect (specification, point 2). Only the sign-up form uses product and plan. */
type DashboardRedirectOptions = SignUpSelection & {
  googleSignIn?: boolean;
  dashboardProductOverview?: boolean;
  route?: "/api-playground";
};

type Path = `/${string}`;

function withQuery(path: Path, values: Record<string, string>): Path {
  const query = new URLSearchParams(values);
  return query.size === 0 ? path : `${path}?${query}`;
}

export const routes = {
  home: () => "/",
  locations: (continent?: string) => (continent ? `/location-proxy#${continent}` : "/location-proxy"),
  /** A country, or a city in it, by their slugs (`lib/features/locations/slugs.ts`). */
  location: (country: string, city?: string) => `/location-proxy/${country}${city ? `/${city}` : ""}`,
  locationsJson: () => "/locations.json",
  locationsCsv: () => "/locations.csv",
  chooser: () => `/#${anchors.chooser}`,
  product: (code: ProductCode) => products[code].path,
  products: (group?: ProductGroup) => (group ? `/products/${group}` : "/products"),
  crawler: () => "/real-time-crawler",
  dataset: (slug: string) => `/datasets/${slug}`,
  /** The private page where the sender of a form sees, corrects or withdraws it. With an action: asks to confirm it first. */
  receipt: (token: string, action?: ReceiptAction) => `/receipt/${token}${action ? `?step=${action}` : ""}`,
  /** The endpoint of a receipt's forms. */
  receiptPost: (token: string, action: ReceiptAction) => `/api/receipts/${token}/${action}`,
  receiptWithdrawn: () => "/receipt/withdrawn",
  receiptActionFailed: () => "/receipt/not-done",
  /** The contact page for a product and a plan. General is the page's default and is left out. */
  contact: ({ product, plan }: { product?: InquiryProduct; plan?: string } = {}) =>
    withQuery("/contact", { ...(product && product !== "General" && { product }), ...(plan && { plan }) }),
  pricing: (code?: PricedProduct) => (code ? `/pricing/${pricingSlugOf(code)}` : "/pricing"),
  pricingCalculator: ({ result }: { result?: PricedProduct } = {}) =>
    withQuery("/pricing/calculator", { ...(result && { result }) }),
  /** Page 1 is `/blog` itself. */
  blog: (page = 1) => (page === 1 ? "/blog" : `/blog/page/${page}`),
  blogCategory: (slug: string) => `/blog/category/${slug}`,
  blogAuthor: (slug: string) => `/blog/author/${slug}`,
  post: (slug: string) => `/blog/${slug}`,
  feed: () => "/feed.xml",
  /** The documentation, or one of its pages. */
  docs: (slug?: DocsSlug) => (slug ? `/docs/${slug}` : "/docs"),
  resources: () => "/resources",
  integrations: () => "/resources/integrations",
  integration: (slug: string) => `/resources/integrations/${slug}`,
  guide: (slug: string) => `/resources/guides/${slug}`,
  glossary: () => "/resources/glossary",
  term: (slug: string) => `/resources/glossary/${slug}`,
  tools: () => "/resources/tools",
  tool: (slug: ToolSlug) => `/resources/tools/${slug}`,
  // Not `useCases`: the linter takes that prefix for a React hook.
  allUseCases: () => "/use-cases",
  singleUseCase: (slug: string) => `/use-cases/${slug}`,
  comparisons: () => "/compare",
  comparison: (slug: string) => `/compare/${slug}`,
  customers: () => "/customers",
  customer: (slug: string) => `/customers/${slug}`,
  event: () => "/oxycon",
  eventSeat: () => `/oxycon#${anchors.seat}`,
  eventConfirm: (token: string) => withQuery("/oxycon/confirm", { token }),
  eventCalendar: () => "/oxycon/calendar.ics",
  recordings: () => "/oxycon/recordings",
  newsletter: () => "/scraping-digest",
  newsletterConfirm: (token: string) => withQuery("/scraping-digest/confirm", { token }),
  newsletterUnsubscribe: (token: string) => withQuery("/scraping-digest/unsubscribe", { token }),
  partners: () => "/partners",
  pressArea: () => "/press-area",
  about: () => "/about-us",
  coreValues: () => "/core-values",
  careers: () => "/careers",
  affiliates: () => "/affiliate-program",
  extension: () => "/proxy-browser-extension",
  freeProxies: () => "/free-proxies",
  /** The sign-up form, where the dashboard redirect ends if `DASHBOARD_URL` is not set. */
  freeTrial: (selection: SignUpSelection = {}) => withQuery("/free-trial", selectionParameters(selection)),
  sandbox: () => "/sandbox",
  trust: (page?: TrustPage) => (page ? `/trust/${page}` : "/trust"),
  networkStatus: () => "/network-status",
  faq: () => "/faq",
  /**
   * Starts a preview; the CMS calls it with its token and the document id. Without an id it opens the home
   * page.
   */
  preview: ({ token, documentId }: { token: string; documentId?: string | undefined }) =>
    withQuery("/api/preview", { token, ...(documentId && { documentId }) }),
  /** Checks that the preview cookies were stored, then redirects to the page. */
  previewLanding: (path: string) => withQuery("/api/preview/landing", { to: path }),
  /** JSON for the preview panel. */
  previewReport: (path: string) => withQuery("/api/preview/report", { path }),
  previewBlocked: () => "/preview/blocked",
  exitPreview: () => "/api/exit-preview",
  previewExited: () => "/preview/exited",
  /** Where the CMS's page builder renders slices while they are edited. */
  sliceSimulator: () => "/slice-simulator",
  search: (query?: string) => withQuery("/search", query ? { q: query } : {}),
  /** Every page by kind, below the search. */
  siteIndex: () => `/search#${anchors.siteIndex}`,
  legal: (document: LegalDocument) => `/legal/${document}`,
  /** Shows what this browser stores for the site, and the visitor's consent. */
  yourData: () => "/legal/your-data",
  dashboardRedirect: ({
    googleSignIn,
    dashboardProductOverview,
    route,
    ...selection
  }: DashboardRedirectOptions = {}) =>
    withQuery("/dashboard-redirect", {
      ...(googleSignIn && { googleSignIn: "true" }),
      ...(dashboardProductOverview && { dashboardProductOverview: "true" }),
      ...(route && { route }),
      ...selectionParameters(selection),
    }),
  /**
   * Opens the dashboard. Without one, the redirect ends at the sign-up form; the browser keeps the fragment, and so scrolls
   * to its section for existing customers.
   */
  signIn: () => `/dashboard-redirect#${anchors.signIn}`,
} satisfies Record<string, (...args: never[]) => Path>;
