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

/** The dialog shows a link to the event page after this time. */
const timeoutMs = 10_000;

/** The data of an endpoint; null while it is unavailable. */
async function fetchData<Data>(url: string, schema: z.ZodType<Data>): Promise<Data | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Free seats in the hall. */
export const fetchSeatsLeft = () => fetchData("/api/oxycon/seats", seatsLeftSchema);

/** The event's copy. */
export const fetchRegistrationCopy = () => fetchData("/shared-api/oxycon", registrationCopySchema);
