import "server-only";
import { slugify } from "@/lib/base/markdown/slug";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import type { OxbowEvent } from "@/lib/content/endpoints/schemas-company";
import { getLeadStore } from "@/lib/features/leads/store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { respondError, respondJson } from "@/lib/platform/http/respond";

/** The next conference, for whoever is not a page: a form, a mail, the worker. */
export const getConferenceAtOnce = companyEndpoints.oxycon.readAtOnce;

/** The name under which places at a conference are kept; it outlives a change of date or hall. */
export const conferenceIdOf = ({ name }: OxbowEvent) => slugify(name);

const step = 10;

export type HallSeats = {
  /** Seats in the hall. */
  seats: number;
  /** At least so many are free. */
  left: number;
  isFull: boolean;
};

/**
 * Seats in the hall of the next conference.
 * PRIVACY: `left` is rounded down to tens: an exact count would tell whether an address had booked before.
 */
export async function getHallSeats(): Promise<HallSeats> {
  const conference = await getConferenceAtOnce();
  const { place } = conference;
  const store = await getLeadStore();
  const left = Math.max(0, place.seats - (await store.countHallSeats(conferenceIdOf(conference))));
  return { seats: place.seats, left: Math.floor(left / step) * step, isFull: left === 0 };
}

/** `GET /api/oxycon/seats`: asked at run time, because the page around it was made when the site was built. */
export async function serveHallSeats(): Promise<Response> {
  try {
    return respondJson(await getHallSeats());
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return respondError("unavailable");
  }
}
