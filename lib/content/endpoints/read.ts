import "server-only";

import type { InquiryProduct } from "@/lib/base/products";
import { EndpointUnavailableError } from "./errors";
import type { Figures } from "./figures";
import { limitPageLife } from "./page-life";
import { endpoints } from "./registry";
import type { FormCopy, Locations, NetworkFigures, Pricing, Rating } from "./schemas";
import type { Faq } from "./schemas-faq";
import type { NetworkStatus } from "./schemas-status";

/** Addresses by country, city and carrier. Totals: `lib/content/endpoints/counts.ts`. */
export const getLocations: () => Promise<Locations> = endpoints.locations.read;

/**
 * Price steps and plans by product. Arithmetic: `lib/content/endpoints/prices.ts`.
 *
 * @throws {EndpointUnavailableError} see `getPricingOrNull`, which pages use
 */
export const getPricing: () => Promise<Pricing> = endpoints.pricing.read;

/**
 * Prices, or null when their host fails and never gave us any: pages then show plans as not available,
 * never as zero, and are made again a minute later. Without a remote host there are always prices.
 */
export async function getPricingOrNull(): Promise<Pricing | null> {
  try {
    return await getPricing();
  } catch (error) {
    if (!(error instanceof EndpointUnavailableError)) throw error;
    await limitPageLife(60);
    return null;
  }
}

/** Measured rates, request paths, trial and trust figures. */
export const getNetworkFigures: () => Promise<NetworkFigures> = endpoints.networkFigures.read;

/** Questions and answers, their tokens not filled yet: `lib/features/faq/questions.ts` fills them. */
export const getFaq: () => Promise<Faq> = endpoints.faq.read;

/** The network's record of the last days. Arithmetic: `lib/features/status/record.ts`. */
export const getNetworkStatus: () => Promise<NetworkStatus> = endpoints.networkStatus.read;

/** The rating that customers gave, with its date. */
export const getRating: () => Promise<Rating> = endpoints.trustpilotRating.read;

/** Copy of the inquiry form about `product`; the default for General and wherever a product adds nothing. */
export async function getContactFormCopy(product: InquiryProduct): Promise<FormCopy> {
  const copies = await endpoints.contactForm.read();
  return product === "General" ? copies.default : { ...copies.default, ...copies.products[product] };
}

/** Copy of the contact form as a page of its own (specification, point 9). */
export async function getContactPageFormCopy(): Promise<FormCopy> {
  return (await endpoints.contactForm.read()).contactForm;
}

/** Everything that figures in copy are computed from; for `fillFigures` of `lib/content/endpoints/figures.ts`. */
export async function getFigures(): Promise<Figures> {
  const [locations, pricing, network, rating] = await Promise.all([
    getLocations(),
    getPricingOrNull(),
    getNetworkFigures(),
    getRating(),
  ]);
  return { locations, pricing, network, rating };
}
