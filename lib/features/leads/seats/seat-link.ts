import "server-only";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { routes } from "@/lib/base/routes";
import { seatsPerCompany } from "@/lib/features/event/seat-copy";
import { isOver } from "@/lib/features/event/times";
import { companyKeyOf } from "@/lib/features/leads/email-domains";
import { getLeadStore } from "@/lib/features/leads/store";
import type { SeatLimits, SeatState } from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import type { HttpErrorCode } from "@/lib/platform/http/errors";
import { isSigned, signText } from "@/lib/platform/keys/signing";
import { conferenceIdOf, getConferenceAtOnce } from "./hall-seats";

/** A link is for one event: those of the last one are worthless. */
const signedText = (event: string, leadId: string) => `${event}\n${leadId}`;

/** Where the owner of a booking's address confirms the seat; a whole address, for the mail. */
export async function buildSeatLink(leadId: string): Promise<string> {
  const event = conferenceIdOf(await getConferenceAtOnce());
  const signature = await signText("seat-confirm", signedText(event, leadId));
  return env.SITE_URL + routes.eventConfirm(`${leadId}.${signature}`);
}

type Booking = { leadId: string; limits: SeatLimits };

/** The booking that a link is about; null where the link is not ours, or its booking is gone. */
async function readBooking(token: string, now: number): Promise<Booking | "over" | null> {
  const conference = await getConferenceAtOnce();
  const event = conferenceIdOf(conference);
  const [leadId = "", signature = ""] = token.split(".");
  if (!(await isSigned("seat-confirm", signedText(event, leadId), signature))) return null;
  if (isOver(conference, now)) return "over";
  const found = await (await getLeadStore()).getLead(leadId);
  if (found === null) return null;
  const { oxm, company } = found.lead.payload;
  const limits = {
    event,
    hallSeats: conference.place.seats,
    company: companyKeyOf(oxm, company),
    companySeats: seatsPerCompany,
  };
  return { leadId, limits };
}

/** How the seat behind a link stands; `unknown` while nobody can tell. */
export type SeatLinkState = SeatState | "over" | "unknown" | null;

/** Looks up what a mail's link is about. Changes nothing: scanners open links, too. `now` is Unix time, ms. */
export async function getSeatLinkState(token: string, now: number): Promise<SeatLinkState> {
  try {
    const booking = await readBooking(token, now);
    if (booking === null || booking === "over") return booking;
    return await (await getLeadStore()).getSeatState(booking.leadId, booking.limits);
  } catch (error) {
    if (error instanceof StoreUnavailableError) return "unknown";
    throw error;
  }
}

/**
 * Takes the seat that the owner of a link confirms, where one is free; a second time changes nothing. Null when the
 * seat is theirs; else why it is not, `not-found` when the link is not ours, or what it was about is gone. `now` is
 * Unix time, ms. Throws `StoreUnavailableError`.
 */
export async function confirmSeat(token: string, now: number): Promise<HttpErrorCode | null> {
  const booking = await readBooking(token, now);
  if (booking === "over") return "event-over";
  if (booking === null) return "not-found";
  const { leadId, limits } = booking;
  const state = await (await getLeadStore()).confirmSeat(leadId, limits);
  log("info", "seat.confirm", { leadId, outcome: state ?? "gone" });
  if (state === null) return "not-found";
  return state === "confirmed" ? null : "no-seats";
}
