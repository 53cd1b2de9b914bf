import "server-only";

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Figures } from "@/lib/figures";
import type { InquiryProduct } from "@/lib/products";
import { parseAnswer } from "./parse-answer";
import { type Endpoint, endpoints } from "./registry";
import type { FormCopy, Locations, NetworkFigures, Pricing, Rating } from "./schemas";

/**
 * A reader of one endpoint: parses the embedded file once a process and keeps it. A failure is not
 * kept, so that the next call tells the same clear error or finds the file mended.
 */
function readerOf<Schema extends z.ZodType>(endpoint: Endpoint<Schema>): () => Promise<z.output<Schema>> {
  let kept: Promise<z.output<Schema>> | null = null;
  const read = async () => {
    const file = join(process.cwd(), "content", "shared-api", endpoint.source);
    return parseAnswer(endpoint, await readFile(file, "utf8"), `content/shared-api/${endpoint.source}`);
  };
  return () => {
    const answer =
      kept ??
      read().catch((error: unknown) => {
        kept = null;
        throw error;
      });
    kept = answer;
    return answer;
  };
}

const readContactForm = readerOf(endpoints.contactForm);

/** Addresses by country, city and carrier. Totals: `lib/locations.ts`. */
export const getLocations: () => Promise<Locations> = readerOf(endpoints.locations);

/** Price steps and plans by product. Arithmetic: `lib/pricing.ts`. */
export const getPricing: () => Promise<Pricing> = readerOf(endpoints.pricing);

/** Measured rates, request paths, trial and trust figures. */
export const getNetworkFigures: () => Promise<NetworkFigures> = readerOf(endpoints.networkFigures);

/** The rating that customers gave, with its date. */
export const getRating: () => Promise<Rating> = readerOf(endpoints.trustpilotRating);

/** Copy of the inquiry form about `product`; the default for General and wherever a product adds nothing. */
export async function getContactFormCopy(product: InquiryProduct): Promise<FormCopy> {
  const copies = await readContactForm();
  return product === "General" ? copies.default : { ...copies.default, ...copies.products[product] };
}

/** Copy of the contact form as a page of its own (specification, point 9). */
export async function getContactPageFormCopy(): Promise<FormCopy> {
  return (await readContactForm()).contactForm;
}

/** Everything that figures in copy are computed from; for `fillFigures` of `lib/figures.ts`. */
export async function getFigures(): Promise<Figures> {
  const [locations, pricing, network, rating] = await Promise.all([
    getLocations(),
    getPricing(),
    getNetworkFigures(),
    getRating(),
  ]);
  return { locations, pricing, network, rating };
}
