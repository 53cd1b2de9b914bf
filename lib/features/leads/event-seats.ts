/** Seats in the hall of the next event: how many are left, and confirming one. */
import "server-only";
import { log } from "@/lib/base/log";
import { type SeatsLeft, seatsPerCompany } from "@/lib/features/event/registration-copy";
import { isOver } from "@/lib/features/event/times";
import { eventIdOf, getCachedEvent, parseSeatToken } from "@/lib/features/leads/lead/seat-link";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import type { HttpErrorCode } from "@/lib/platform/http/errors";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { companyKeyOf } from "./email-domains";
import { getLeadStore } from "./store";
import type { SeatLimits, SeatState } from "./store/types";

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

/** The limits for the seat of a lead; `invalid` when it was deleted. A held lead is found here, and refused by the store. */
async function readSeatLimits(leadId: string, now: number): Promise<SeatLimits | "over" | "invalid"> {
  const nextEvent = await getCachedEvent();
  if (isOver(nextEvent, now)) return "over";
  const found = await (await getLeadStore()).getLead(leadId);
  if (found === null) return "invalid";
  const { oxm, company } = found.lead.payload;
  return {
    event: eventIdOf(nextEvent),
    hallCapacity: nextEvent.place.seats,
    company: companyKeyOf(oxm, company),
    companyLimit: seatsPerCompany,
  };
}

/**
 * The state of a link's seat. `invalid` also when its lead was deleted or is held; `unknown` while the database
 * is unavailable.
 */
export type RegistrationLinkState = SeatState | "over" | "invalid" | "unknown";

/** The state of a link's seat, read-only: email security scanners open links, too. `now` is Unix time, ms. */
export async function getRegistrationLinkState(token: string, now: number): Promise<RegistrationLinkState> {
  try {
    const leadId = await parseSeatToken(token);
    if (leadId === null) return "invalid";
    const limits = await readSeatLimits(leadId, now);
    if (typeof limits === "string") return limits;
    return (await (await getLeadStore()).getSeatState(leadId, limits)) ?? "invalid";
  } catch (error) {
    if (error instanceof StoreUnavailableError) return "unknown";
    throw error;
  }
}

/**
 * Confirms the seat of a lead if one is free. Idempotent. Returns why not otherwise; `not-found` when the lead was deleted
 * or is held. `now` is Unix time, ms. Throws `StoreUnavailableError`.
 */
export async function confirmSeat(leadId: string, now: number): Promise<"done" | HttpErrorCode> {
  const limits = await readSeatLimits(leadId, now);
  if (limits === "over") return "event-over";
  if (limits === "invalid") return "not-found";
  const state = await (await getLeadStore()).confirmSeat(leadId, limits);
  log("info", "seat.confirm", { leadId, outcome: state ?? "gone-or-held" });
  if (state === null) return "not-found";
  if (state === "confirmed") return "done";
  return state === "company-full" ? "company-full" : "no-seats";
}
