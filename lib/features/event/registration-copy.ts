/** Copy of the event's registration form, fetched by the browser. */
import { z } from "zod";

/** Seats in the hall per company. */
export const seatsPerCompany = 5;

const text = z.string().min(1);

const registrationCopySchema = z.object({
  name: text,
  /** ISO date-time with the offset of the place. */
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

const hallSeatsSchema = z.object({
  /** Rounded down to tens: an exact count would reveal individual bookings. */
  left: z.int().nonnegative(),
  isFull: z.boolean(),
});
export type HallSeats = z.output<typeof hallSeatsSchema>;

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** How full the hall is; null while that is unavailable. */
export async function fetchHallSeats(): Promise<HallSeats | null> {
  try {
    return hallSeatsSchema.parse(await fetchJson("/api/oxycon/seats"));
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
