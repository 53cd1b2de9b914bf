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

const listLastDays = (slices: PageSlices): DateField[] =>
  slices.flatMap((slice) =>
    slice.slice_type === "product_hero" && slice.variation === "offer" ? [slice.primary.ends_on] : [],
  );

/** The plan for the inquiry form of a page with an open offer; undefined without one. */
export const offerPlanOf = (slices: PageSlices, now: Date): string | undefined =>
  listLastDays(slices).some((day) => isOfferOpen(day, now)) ? offerPlan : undefined;

/** When the offers on a page end, in Unix ms: also those in the past, without those that do not end. */
export const listOfferEnds = (slices: PageSlices): number[] =>
  listLastDays(slices).flatMap((day) => (isFilled.date(day) ? [offerEndsAt(day)] : []));
