/** Copy of the event's registration form, fetched by the browser. */
import { z } from "zod";

/** Seats in the hall per company. */
export const seatsPerCompany = 5;

const text = z.string().min(1);

const registrationCopySchema = z.object({
  name: text,
  /** ISO date-time with the venue's UTC offset. */
  end: text,
  place: z.object({ name: text, locality: text }),
  seat: z.object({
    formTitle: text,
    lead: text,
    buttonText: text,
    consent: text.nullable(),
    disclaimer: text,
  }),
});
export type RegistrationCopy = z.output<typeof registrationCopySchema>;

const seatsLeftSchema = z.object({
  /** Rounded down to tens: an exact count would reveal individual bookings. */
  left: z.int().nonnegative(),
  isFull: z.boolean(),
});
export type SeatsLeft = z.output<typeof seatsLeftSchema>;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Free seats in the hall; null while the count is unavailable. */
export async function fetchSeatsLeft(): Promise<SeatsLeft | null> {
  try {
    return seatsLeftSchema.parse(await fetchJson("/api/oxycon/seats"));
  } catch {
    return null;
  }
}

/** The event's copy; null while the endpoint is unavailable. */
export async function fetchRegistrationCopy(): Promise<RegistrationCopy | null> {
  try {
    return registrationCopySchema.parse(await fetchJson("/shared-api/oxycon"));
  } catch {
    return null;
  }
}
