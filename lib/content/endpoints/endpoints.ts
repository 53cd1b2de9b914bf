/**
 * The endpoints of the shared API, one entry each. `name` is the path below the API's base, on our own
 * origin (`app/shared-api/[...name]/route.ts`) and on a remote host.
 */
import "server-only";
import type { z } from "zod";
import { companyEndpoints } from "./company-endpoints";
import { defineEndpoint, derive, type Endpoint } from "./endpoint";
import {
  contactFormSchema,
  locationsSchema,
  networkFiguresSchema,
  pricingSchema,
  ratingSchema,
} from "./schemas";
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
  ...companyEndpoints,
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
    source: derive(locations, buildLocationsV1),
  }),
  networkFigures: defineEndpoint("network-figures", networkFiguresSchema),
  networkStatus: defineEndpoint("network-status", networkStatusSchema),
  pricing,
  pricingV1: defineEndpoint("pricing", pricingV1Schema, { source: derive(pricing, buildPricingV1) }),
  redirects: defineEndpoint("redirects", redirectsSchema),
  trustpilotRating: defineEndpoint("trustpilot-rating", ratingSchema),
  /** The default for an unknown visitor; the route itself uses the request. */
  userParams: defineEndpoint("user-params", userParamsSchema, {
    source: derive(userRegions, (regions) => buildUserParams(regions, null)),
  }),
  userRegions,
  webVitalsMetric: defineEndpoint("web-vitals-metric", webVitalsSchema),
} satisfies Record<string, Endpoint>;

type Entry = (typeof endpoints)[keyof typeof endpoints];
export type EndpointName = Entry["name"];

export type EndpointData<Name extends EndpointName> = z.output<Extract<Entry, { name: Name }>["schema"]>;

const byName = new Map<string, Entry>(Object.values(endpoints).map((entry) => [entry.name, entry]));

export const findEndpoint = (name: string): Entry | null => byName.get(name) ?? null;
