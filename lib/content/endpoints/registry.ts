/**
 * The endpoints of the shared API, one entry each. `name` is the path below the API's base, on our own
 * origin (`app/shared-api/[...name]/route.ts`) and on a remote host. `source` is the embedded file
 * under `content/shared-api`, or a function for what follows from other data of this site.
 */
import "server-only";
import type { z } from "zod";
import { companyEndpoints } from "./company-endpoints";
import { derive } from "./derive";
import { defineEndpoint, type Endpoint } from "./endpoint";
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
import { redirectsSchema, userParamsSchema, userRegionsSchema, webVitalsSchema } from "./schemas-site";
import { networkStatusSchema } from "./schemas-status";
import { buildLocationsV1, buildPricingV1, locationsV1Schema, pricingV1Schema } from "./schemas-v1";
import { buildUserParams } from "./user-params";

const locations = defineEndpoint({
  name: "v2/locations",
  method: "GET",
  schema: locationsSchema,
  source: "locations.json",
});

const pricing = defineEndpoint({
  name: "v2/pricing",
  method: "GET",
  schema: pricingSchema,
  source: "pricing.json",
  // A price is an offer: never serve this repository's sample prices as the remote host's.
  localStandsIn: false,
});

const userRegions = defineEndpoint({
  name: "user-regions",
  method: "GET",
  schema: userRegionsSchema,
  source: "user-regions.json",
});

export const endpoints = {
  ...companyEndpoints,
  blogPosts: defineEndpoint({
    name: "api/posts",
    method: "GET",
    schema: postsSchema,
    source: async () => (await import("./posts")).getPostsResponse(),
  }),
  blogSlugs: defineEndpoint({
    name: "blog/slugs",
    method: "GET",
    schema: blogSlugsSchema,
    source: async () => (await import("./posts")).getBlogSlugsResponse(),
  }),
  contactForm: defineEndpoint({
    name: "contact-form",
    method: "GET",
    schema: contactFormSchema,
    source: "contact-form.json",
  }),
  faq: defineEndpoint({ name: "faq", method: "GET", schema: faqSchema, source: "faq.json" }),
  datasets: defineEndpoint({
    name: "datasets",
    method: "GET",
    schema: datasetsSchema,
    source: "datasets.json",
  }),
  locations,
  locationsV1: defineEndpoint({
    name: "locations",
    method: "GET",
    schema: locationsV1Schema,
    source: derive(locations, buildLocationsV1),
  }),
  networkFigures: defineEndpoint({
    name: "network-figures",
    method: "GET",
    schema: networkFiguresSchema,
    source: "network-figures.json",
  }),
  networkStatus: defineEndpoint({
    name: "network-status",
    method: "GET",
    schema: networkStatusSchema,
    source: "network-status.json",
  }),
  pricing,
  pricingV1: defineEndpoint({
    name: "pricing",
    method: "GET",
    schema: pricingV1Schema,
    source: derive(pricing, buildPricingV1),
  }),
  redirects: defineEndpoint({
    name: "redirects",
    method: "GET",
    schema: redirectsSchema,
    source: "redirects.json",
  }),
  trustpilotRating: defineEndpoint({
    name: "trustpilot-rating",
    method: "GET",
    schema: ratingSchema,
    source: "trustpilot-rating.json",
  }),
  /** The default for an unknown visitor; the route itself uses the request. */
  userParams: defineEndpoint({
    name: "user-params",
    method: "GET",
    schema: userParamsSchema,
    source: derive(userRegions, (regions) => buildUserParams(regions, null)),
  }),
  userRegions,
  webVitalsMetric: defineEndpoint({
    name: "web-vitals-metric",
    method: "GET",
    schema: webVitalsSchema,
    source: "web-vitals-metric.json",
  }),
} satisfies Record<string, Endpoint>;

type Entry = (typeof endpoints)[keyof typeof endpoints];
export type EndpointName = Entry["name"];

/** The data type of an endpoint by name. */
export type EndpointAnswer<Name extends EndpointName> = z.output<Extract<Entry, { name: Name }>["schema"]>;

const byName = new Map<EndpointName, Entry>(Object.values(endpoints).map((entry) => [entry.name, entry]));

const isKnown = (names: ReadonlyMap<string, Entry>, name: string) => names.has(name);

export const isEndpointName = (name: string): name is EndpointName => isKnown(byName, name);

/** The entry of a name. */
export function endpointNamed(name: EndpointName): Entry {
  const entry = byName.get(name);
  if (!entry) throw new Error(`The registry has no endpoint "${name}"`);
  return entry;
}
