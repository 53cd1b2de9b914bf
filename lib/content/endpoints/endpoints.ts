/**
 * The config endpoints: mostly JSON files of `content/shared-api`, served at `/shared-api/<name>`, which a remote host can replace.
 * `name` is the path below the base, on our own origin (`app/shared-api/[...name]/route.ts`) and on a remote host.
 */
import "server-only";
import type { z } from "zod";
import { defineEndpoint, type Endpoint } from "./endpoint";
import {
  contactFormSchema,
  locationsSchema,
  networkFiguresSchema,
  pricingSchema,
  ratingSchema,
} from "./schemas";
import {
  affiliateSchema,
  blogInquirySchema,
  companySchema,
  comparisonsSchema,
  coreValuesSchema,
  customersSchema,
  eventSchema,
  extensionSchema,
  freePlanSchema,
  gatedContentSchema,
  newsletterSchema,
  partnersSchema,
  pressSchema,
  recordingsSchema,
  useCasesSchema,
} from "./schemas-company";
import { datasetsSchema } from "./schemas-datasets";
import { faqSchema } from "./schemas-faq";
import { blogSlugsSchema, postsSchema } from "./schemas-posts";
import {
  buildUserParams,
  redirectsSchema,
  userParamsSchema,
  userRegionsSchema,
  webVitalsSchema,
} from "./schemas-site";
import { networkStatusSchema } from "./schemas-status";
import { buildLocationsV1, buildPricingV1, locationsV1Schema, pricingV1Schema } from "./schemas-v1";

const locations = defineEndpoint("v2/locations", locationsSchema, { source: "locations.json" });

// A price is an offer: never serve this repository's sample prices as the remote host's.
const pricing = defineEndpoint("v2/pricing", pricingSchema, {
  source: "pricing.json",
  hasLocalFallback: false,
});

const userRegions = defineEndpoint("user-regions", userRegionsSchema);

export const endpoints = {
  // `posts` is imported when it is read: the other endpoints need no Markdown parser.
  blogPosts: defineEndpoint("api/posts", postsSchema, {
    source: async () => (await import("./posts")).getPostsResponse(),
  }),
  blogSlugs: defineEndpoint("blog/slugs", blogSlugsSchema, {
    source: async () => (await import("./posts")).getBlogSlugsResponse(),
  }),
  contactForm: defineEndpoint("contact-form", contactFormSchema),
  faq: defineEndpoint("faq", faqSchema),
  datasets: defineEndpoint("datasets", datasetsSchema),
  locations,
  locationsV1: defineEndpoint("locations", locationsV1Schema, {
    source: async () => buildLocationsV1(await locations.readCached()),
  }),
  networkFigures: defineEndpoint("network-figures", networkFiguresSchema),
  networkStatus: defineEndpoint("network-status", networkStatusSchema),
  pricing,
  pricingV1: defineEndpoint("pricing", pricingV1Schema, {
    source: async () => buildPricingV1(await pricing.readCached()),
  }),
  redirects: defineEndpoint("redirects", redirectsSchema),
  trustpilotRating: defineEndpoint("trustpilot-rating", ratingSchema),
  /** The response for an unknown country; see `respondUserParams` for known ones. */
  userParams: defineEndpoint("user-params", userParamsSchema, {
    source: async () => buildUserParams(await userRegions.readCached(), null),
  }),
  userRegions,
  webVitalsMetric: defineEndpoint("web-vitals-metric", webVitalsSchema),

  // Pages about the company, its customers and offers.
  affiliate: defineEndpoint("affiliate", affiliateSchema),
  blogInquiry: defineEndpoint("blog-inquiry", blogInquirySchema),
  company: defineEndpoint("company", companySchema),
  comparisons: defineEndpoint("comparisons", comparisonsSchema),
  coreValues: defineEndpoint("core-values-form", coreValuesSchema),
  customers: defineEndpoint("customers", customersSchema),
  newsletter: defineEndpoint("scraping-digest-form", newsletterSchema),
  extension: defineEndpoint("browser-extension", extensionSchema),
  freePlan: defineEndpoint("free-plan", freePlanSchema),
  gatedContent: defineEndpoint("gated-content", gatedContentSchema),
  event: defineEndpoint("oxycon", eventSchema),
  recordings: defineEndpoint("oxycon-video", recordingsSchema),
  partners: defineEndpoint("partners", partnersSchema),
  pressArea: defineEndpoint("press-area", pressSchema),
  useCases: defineEndpoint("use-cases", useCasesSchema),
} satisfies Record<string, Endpoint>;

type Entry = (typeof endpoints)[keyof typeof endpoints];
export type EndpointName = Entry["name"];

export type EndpointData<Name extends EndpointName> = z.output<Extract<Entry, { name: Name }>["schema"]>;

const byName = new Map<string, Entry>(Object.values(endpoints).map((entry) => [entry.name, entry]));

export const findEndpoint = (name: string): Entry | null => byName.get(name) ?? null;
