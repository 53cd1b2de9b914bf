import "server-only";

import type { InquiryProduct } from "@/lib/base/products";
import { endpoints } from "./endpoints";
import { EndpointUnavailableError } from "./errors";
import type { Figures } from "./figures";
import { limitPageLifetime } from "./page-lifetime";
import type { FormCopy, Locations, NetworkFigures, Pricing } from "./schemas";
import type { Faq } from "./schemas-faq";
import type { NetworkStatus } from "./schemas-status";

/** IPs by country, city and carrier. Totals: `lib/content/endpoints/counts.ts`. */
export const getLocations: () => Promise<Locations> = endpoints.locations.read;

/**
 * Price steps and plans by product. Calculations: `lib/content/endpoints/prices.ts`.
 *
 * @throws {EndpointUnavailableError} see `getPricingOrNull`, which pages use
 */
export const getPricing: () => Promise<Pricing> = endpoints.pricing.read;

/**
 * Prices, or null when no valid prices have been read since the start (see `EndpointUnavailableError`). Pages then show plans
 * as unavailable, never as zero, and are revalidated a minute later.
 */
export async function getPricingOrNull(): Promise<Pricing | null> {
  try {
    return await getPricing();
  } catch (error) {
    if (!(error instanceof EndpointUnavailableError)) throw error;
    await limitPageLifetime(60);
    return null;
  }
}

export const getNetworkFigures: () => Promise<NetworkFigures> = endpoints.networkFigures.read;

/** Questions and answers with their tokens; `lib/features/faq/questions.ts` replaces them. */
export const getFaq: () => Promise<Faq> = endpoints.faq.read;

/** The network's status history of the last days. Calculations: `lib/features/status/record.ts`. */
export const getNetworkStatus: () => Promise<NetworkStatus> = endpoints.networkStatus.read;

/** Copy of the inquiry form about `product`: the default, with the product's overrides. */
export async function getContactFormCopy(product: InquiryProduct): Promise<FormCopy> {
  const copies = await endpoints.contactForm.read();
  return product === "General" ? copies.default : { ...copies.default, ...copies.products[product] };
}

/** Copy of the contact form on its own page (specification, point 9). */
export async function getContactPageFormCopy(): Promise<FormCopy> {
  return (await endpoints.contactForm.read()).contactForm;
}

/** The data that `fillFigures` (`lib/content/endpoints/figures.ts`) puts in place of tokens in copy. */
export async function getFigures(): Promise<Figures> {
  const [locations, pricing, network, rating] = await Promise.all([
    getLocations(),
    getPricingOrNull(),
    getNetworkFigures(),
    endpoints.trustpilotRating.read(),
  ]);
  return { locations, pricing, network, rating };
}
