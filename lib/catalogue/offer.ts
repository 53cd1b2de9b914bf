/**
 * Whether an offer can still be taken: it runs until the end of its last day everywhere on earth.
 * @param lastDay ISO date
 */
export function isOfferOpen(lastDay: string, now: Date): boolean {
  // The last place where a day ends is UTC-12.
  return now.getTime() < Date.parse(`${lastDay}T24:00:00-12:00`);
}
