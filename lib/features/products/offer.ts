import { type Content, type DateField, isFilled } from "@prismicio/client";

export const offerPlan = "offer";

/** The breadcrumb of a page with an offer, below that of its product. */
export const offerCrumb = "Offer";

/** When an offer ends, in Unix ms. UTC-12 is the last time zone in which a day ends. */
const offerEndsAt = (lastDay: string) => Date.parse(`${lastDay}T24:00:00-12:00`);

/**
 * Whether an offer is still open: until its last day has ended in every time zone.
 * @param lastDay ISO date; without one the offer does not end
 */
export function isOfferOpen(lastDay: DateField, now: Date): boolean {
  return !isFilled.date(lastDay) || now.getTime() < offerEndsAt(lastDay);
}

type PageSlices = (Content.HomePageDocument | Content.PageDocument)["data"]["slices"];

/** The plan for a page's inquiry form if it has an open offer, otherwise undefined. */
export function offerPlanOf(slices: PageSlices, now: Date): string | undefined {
  const hasOffer = slices.some(
    (slice) =>
      slice.slice_type === "product_hero" &&
      slice.variation === "offer" &&
      isOfferOpen(slice.primary.ends_on, now),
  );
  return hasOffer ? offerPlan : undefined;
}

/** When the offers on a page end, in Unix ms. */
export const listOfferEnds = (slices: PageSlices): number[] =>
  slices.flatMap((slice) =>
    slice.slice_type === "product_hero" && slice.variation === "offer" && isFilled.date(slice.primary.ends_on)
      ? [offerEndsAt(slice.primary.ends_on)]
      : [],
  );
