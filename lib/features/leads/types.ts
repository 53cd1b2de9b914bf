/** Names that the lead pipeline shares with the browser. */
import type { z } from "zod";
import type { Attendance } from "./forms/oxycon";
import type { leadPayloadSchema } from "./payload-schema";

/**
 * `crm-update` tells the CRM who has a lead and whether it was answered; `newsletter` and `newsletter-leave`
 * tell of a subscriber who confirmed or left.
 */
export const destinationIds = [
  "crm",
  "crm-update",
  "sales-email",
  "visitor-email",
  "newsletter",
  "newsletter-leave",
] as const;
export type DestinationId = (typeof destinationIds)[number];

/** The lead as it goes to the CRM. */
export type LeadPayload = z.output<typeof leadPayloadSchema>;

/**
 * The JSON answer to a form that was taken. A repeat of the same send gets the same answer. The digest
 * answers `leadId` alone, whoever owns the address.
 */
export type LeadSuccess = {
  /** UUID. One lead is one conversion event, so the data layer goes by it. */
  leadId: string;
  /** Whether the address is at a public mail provider; false where the form may go without one. */
  isEmailPublic?: boolean;
  /** Short name of the lead, to say on the telephone. */
  reference?: string;
  /** Path of the lead's private page. */
  receiptUrl?: string;
  /** `gated-content`: path of the file, signed, for a day. */
  fileUrl?: string;
  /** `oxycon`, online: path of the calendar file. */
  calendarUrl?: string;
  /** `oxycon`: as it was asked for. */
  seat?: Attendance;
};
