import "server-only";
import { randomUUIDv7 } from "node:crypto";
import { describeError, log } from "@/lib/base/log";
import { routes } from "@/lib/base/routes";
import type { LeadSuccess } from "@/lib/features/leads/client/lead-response";
import type { LeadBody } from "@/lib/features/leads/forms/lead-body";
import { buildReceiptLink } from "@/lib/features/leads/lead/receipt-token";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { buildFileLink } from "@/lib/features/resources/file-link";
import { isPublicEmail } from "./email-domains";
import type { LeadFormId } from "./forms";
import { serverForms } from "./forms/server";
import { isConfirmation } from "./store/mail-limit";

/** An accepted lead. `isKnownSender`: this request created it, or has the idempotency key under which it was sent. */
type TakenLead = { leadId: string; body: LeadBody; isKnownSender: boolean };

/**
 * The links of a lead, or its reference only while they cannot be signed: the lead is stored, so the response must
 * not be an error. The links follow by mail.
 */
async function buildLinks(form: LeadFormId, { leadId, body, isKnownSender }: TakenLead, now: number) {
  const { guide } = body;
  // SECURITY: whoever types a person's address must not be able to withdraw what that person then
  // confirms. The rule is per form, so it also holds for online registrations, which need no confirmation.
  const isForSender = isKnownSender && !isConfirmation(form);
  try {
    const receipt = isForSender ? await buildReceiptLink(leadId) : { reference: formatReference(leadId) };
    return { ...receipt, ...(guide !== undefined && { fileUrl: await buildFileLink(guide, now) }) };
  } catch (error) {
    log("error", "receipt.unsigned", { leadId, ...describeError(error) });
    return { reference: formatReference(leadId) };
  }
}

/**
 * The response to an accepted form, the same for a held lead. `now` is Unix time, ms. SECURITY: only the sender gets
 * the receipt URL, where the lead can be withdrawn; for what must be confirmed, in the mail.
 */
export async function buildSuccess(form: LeadFormId, taken: TakenLead, now: number): Promise<LeadSuccess> {
  const { leadId, body } = taken;
  // PRIVACY: the response must not reveal whether an address is known. The id of an earlier sign-up contains its
  // time, so an unknown sender gets a random one.
  if (serverForms[form].respondsWithIdOnly) return { leadId: taken.isKnownSender ? leadId : randomUUIDv7() };
  return {
    leadId,
    isEmailPublic: isPublicEmail(body.email),
    ...(await buildLinks(form, taken, now)),
    ...(body.attendance !== undefined && { seat: body.attendance }),
    // A seat in the hall is not reserved yet: the page that confirms it offers the file.
    ...(body.attendance === "online" && { calendarUrl: routes.eventCalendar() }),
  };
}
