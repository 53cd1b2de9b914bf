import "server-only";
import { slugify } from "@/lib/base/markdown/slug";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import type { OxbowEvent } from "@/lib/content/endpoints/schemas-company";
import type { SeatsLeft } from "@/lib/features/event/registration-copy";
import { getLeadStore } from "@/lib/features/leads/store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { respondError, respondJson } from "@/lib/platform/http/respond";

/** The next event, without waiting for a remote host: for forms, mails and the worker. */
export const getCachedEvent = () => companyEndpoints.event.readCached();

/** The id of an event in the database; it does not depend on date or hall. */
export const eventIdOf = ({ name }: OxbowEvent) => slugify(name);

const step = 10;

/**
 * Seats in the hall of the next event.
 * PRIVACY: `left` is rounded down to tens: an exact count would reveal whether an email address is registered.
 */
async function getSeatsLeft(): Promise<SeatsLeft> {
  const nextEvent = await getCachedEvent();
  const store = await getLeadStore();
  const left = Math.max(0, nextEvent.place.seats - (await store.countTakenSeats(eventIdOf(nextEvent))));
  return { left: Math.floor(left / step) * step, isFull: left === 0 };
}

/** `GET /api/oxycon/seats`, for the prerendered event page. */
export async function serveSeatsLeft(): Promise<Response> {
  try {
    return respondJson(await getSeatsLeft());
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return respondError("unavailable");
  }
}
