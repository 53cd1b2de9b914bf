/** Copy of the event's registration form, fetched by the browser. The server has validated it. */
import type { OxbowEvent } from "@/lib/content/endpoints/schemas-company";

/** Seats in the hall per company. */
export const seatsPerCompany = 5;

/** Of all that the endpoint has: what the registration form shows. */
export type RegistrationCopy = Pick<OxbowEvent, "name" | "end" | "place" | "seat">;

export type SeatsLeft = {
  /** Rounded down to tens: an exact count would reveal individual bookings. */
  left: number;
  isFull: boolean;
};

/** The dialog shows a link to the event page after this time. */
const timeoutMs = 10_000;

/** The data of an endpoint; null while it is unavailable. */
async function fetchData<Data>(url: string): Promise<Data | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Free seats in the hall. */
export const fetchSeatsLeft = () => fetchData<SeatsLeft>("/api/oxycon/seats");

/** The event's copy; null also if it is of another release than this tab. */
export async function fetchRegistrationCopy(): Promise<RegistrationCopy | null> {
  const copy = await fetchData<Partial<RegistrationCopy>>("/shared-api/oxycon");
  const { name, end, place, seat } = copy ?? {};
  return name && end && place && seat ? { name, end, place, seat } : null;
}
