import "server-only";
import { buildReceipt } from "@/lib/receipts/build-receipt";
import { buildFileLink } from "@/lib/resources/file-link";
import { routes } from "@/lib/routes";
import { isPublicEmail } from "./email-domains";
import type { LeadBody } from "./lead-body";
import type { LeadFormId, LeadSuccess } from "./types";

/** The answer to a form that was taken: the same for a lead that is held. `now` is Unix time, ms. */
export async function buildSuccess(
  form: LeadFormId,
  leadId: string,
  body: LeadBody,
  now: number,
): Promise<LeadSuccess> {
  // PRIVACY: whatever is known of the address, its owner alone may learn it, by mail.
  if (form === "scraping-digest") return { leadId };
  return {
    leadId,
    isEmailPublic: isPublicEmail(body.email),
    ...(await buildReceipt(leadId)),
    ...(body.guide !== undefined && { fileUrl: await buildFileLink(body.guide, now) }),
    ...(body.attendance !== undefined && { seat: body.attendance }),
    // A seat in the hall goes into the calendar once it is confirmed.
    ...(body.attendance === "online" && { calendarUrl: routes.conferenceCalendar() }),
  };
}
