import { type Content, type DateField, isFilled } from "@prismicio/client";

export const offerPlan = "offer";

/**
 * Whether an offer is still open: until its last day has ended in every time zone.
 * @param lastDay ISO date; without one the offer does not end
 */
export function isOfferOpen(lastDay: DateField, now: Date): boolean {
  // UTC-12 is the last time zone in which a day ends.
  return !isFilled.date(lastDay) || now.getTime() < Date.parse(`${lastDay}T24:00:00-12:00`);
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
