/** Names that the lead pipeline shares with the browser. */
import type { z } from "zod";
import type { Attendance } from "./forms/oxycon";
import type { leadPayloadSchema } from "./payload-schema";

/**
 * `crm-update` tells the CRM the assignee of a lead and whether it was answered; `newsletter` and
 * `newsletter-leave` announce a confirmed subscription and an unsubscription.
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

/** The lead as sent to the CRM. */
export type LeadPayload = z.output<typeof leadPayloadSchema>;

/**
 * The JSON response to an accepted form. A retry gets the same response. The newsletter's has `leadId` only, the
 * same for new and known addresses.
 */
export type LeadSuccess = {
  /** UUID. The data layer uses it to count each lead once. */
  leadId: string;
  /** Whether the address is at a public mail provider; false without an address. */
  isEmailPublic?: boolean;
  /** Short name of the lead, to read out on the phone. */
  reference?: string;
  receiptUrl?: string;
  /** `gated-content`: path of the file, signed, for a day. */
  fileUrl?: string;
  /** `oxycon`, online: path of the calendar file. */
  calendarUrl?: string;
  /** `oxycon`: the requested attendance. */
  seat?: Attendance;
};
