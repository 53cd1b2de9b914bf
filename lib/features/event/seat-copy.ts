/** What the seat form says, read from the conference's endpoint by the browser. */
import { z } from "zod";

/** Seats in the hall that the people of one company can have. */
export const seatsPerCompany = 5;

const text = z.string().min(1);

export const seatCopySchema = z.object({
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
export type SeatCopy = z.output<typeof seatCopySchema>;

const hallSeatsSchema = z.object({
  /** Rounded down to tens: an exact count would tell whether somebody has booked. */
  left: z.int().nonnegative(),
  isFull: z.boolean(),
});
export type HallSeats = z.output<typeof hallSeatsSchema>;

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** How full the hall is; null where the server does not say. */
export async function fetchHallSeats(): Promise<HallSeats | null> {
  try {
    return hallSeatsSchema.parse(await fetchJson("/api/oxycon/seats"));
  } catch {
    return null;
  }
}

/** The conference as the endpoint tells it; null when it does not answer. */
export async function fetchSeatCopy(): Promise<SeatCopy | null> {
  try {
    return seatCopySchema.parse(await fetchJson("/shared-api/oxycon"));
  } catch {
    return null;
  }
}
