/**
 * The endpoints of the shared API, one entry each. `source` is the embedded file under
 * `content/shared-api`; `name` is the path below the API's base, on our own origin or on a remote host.
 */
import type { z } from "zod";
import {
  contactFormSchema,
  locationsSchema,
  networkFiguresSchema,
  pricingSchema,
  ratingSchema,
} from "./schemas";

export type Endpoint<Schema extends z.ZodType = z.ZodType> = {
  name: string;
  method: "GET";
  schema: Schema;
  source: `${string}.json`;
};

export const endpoints = {
  contactForm: {
    name: "contact-form",
    method: "GET",
    schema: contactFormSchema,
    source: "contact-form.json",
  },
  locations: { name: "v2/locations", method: "GET", schema: locationsSchema, source: "locations.json" },
  networkFigures: {
    name: "network-figures",
    method: "GET",
    schema: networkFiguresSchema,
    source: "network-figures.json",
  },
  pricing: { name: "v2/pricing", method: "GET", schema: pricingSchema, source: "pricing.json" },
  trustpilotRating: {
    name: "trustpilot-rating",
    method: "GET",
    schema: ratingSchema,
    source: "trustpilot-rating.json",
  },
} satisfies Record<string, Endpoint>;
