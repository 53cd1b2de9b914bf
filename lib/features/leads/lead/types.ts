/** Destinations of leads, and the payload that the CRM gets. */
import type { z } from "zod";
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
/** The destinations of a new lead; the others get later changes only. */
export type LeadDestinationId = Exclude<DestinationId, "crm-update" | "newsletter" | "newsletter-leave">;

/** The lead as sent to the CRM. */
export type LeadPayload = z.output<typeof leadPayloadSchema>;
