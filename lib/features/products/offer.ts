import { type Content, type DateField, isFilled } from "@prismicio/client";

/** The name under which an offer reaches sales, as the plan of the inquiry. */
export const offerPlan = "offer";

/**
 * Whether an offer can still be taken: it runs until the end of its last day everywhere on earth.
 * @param lastDay ISO date; without one the offer does not end
 */
export function isOfferOpen(lastDay: DateField, now: Date): boolean {
  // The last place where a day ends is UTC-12.
  return !isFilled.date(lastDay) || now.getTime() < Date.parse(`${lastDay}T24:00:00-12:00`);
}

type PageSlices = (Content.HomePageDocument | Content.PageDocument)["data"]["slices"];

/** The plan that a page's inquiry form asks for: its offer's while that can be taken; undefined without one. */
export function offerPlanOf(slices: PageSlices, now: Date): string | undefined {
  const hasOffer = slices.some(
    (slice) =>
      slice.slice_type === "product_hero" &&
      slice.variation === "offer" &&
      isOfferOpen(slice.primary.ends_on, now),
  );
  return hasOffer ? offerPlan : undefined;
}
