import "server-only";
import { randomUUIDv7 } from "node:crypto";
import { describeError, log } from "@/lib/base/log";
import { routes } from "@/lib/base/routes";
import { buildReceipt } from "@/lib/features/leads/build-receipt";
import { formatReference } from "@/lib/features/leads/reference";
import { buildFileLink } from "@/lib/features/resources/file-link";
import { isPublicEmail } from "./email-domains";
import type { LeadFormId } from "./forms";
import { serverForms } from "./forms/server";
import type { LeadBody } from "./lead-body";
import type { LeadSuccess } from "./types";

/** A lead that was taken now or before; `isKnownSender` as `acceptLead` answers it. */
type TakenLead = { leadId: string; body: LeadBody; isKnownSender: boolean };

/**
 * Links of a lead, or what can be said without them while they can't be signed: the lead is stored, and its sender
 * must not read that it is not. The links come by mail, once they can be signed.
 */
async function buildLinks({ leadId, body, isKnownSender }: TakenLead, now: number) {
  const { guide } = body;
  try {
    const receipt = isKnownSender ? await buildReceipt(leadId) : { reference: formatReference(leadId) };
    return { ...receipt, ...(guide !== undefined && { fileUrl: await buildFileLink(guide, now) }) };
  } catch (error) {
    log("error", "receipt.unsigned", { leadId, ...describeError(error) });
    return { reference: formatReference(leadId) };
  }
}

/**
 * The answer to a form that was taken: the same for a lead that is held. `now` is Unix time, ms.
 * SECURITY: the private page, on which a lead can be withdrawn, is for its sender alone.
 */
export async function buildSuccess(form: LeadFormId, taken: TakenLead, now: number): Promise<LeadSuccess> {
  const { leadId, body } = taken;
  // PRIVACY: whatever is known of the address, its owner alone may learn it, by mail. The id of an earlier sign-up
  // tells its time, so who only knows the address gets one that names nothing.
  if (serverForms[form].answersIdOnly) return { leadId: taken.isKnownSender ? leadId : randomUUIDv7() };
  return {
    leadId,
    isEmailPublic: isPublicEmail(body.email),
    ...(await buildLinks(taken, now)),
    ...(body.attendance !== undefined && { seat: body.attendance }),
    // A seat in the hall goes into the calendar once it is confirmed.
    ...(body.attendance === "online" && { calendarUrl: routes.eventCalendar() }),
  };
}
