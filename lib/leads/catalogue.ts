import "server-only";
import type { z } from "zod";
import { env } from "@/lib/env/server";
import { buildLead } from "./build-lead";
import { type InquiryBody, inquiryBodySchema } from "./forms/inquiry";
import { holdReasonOf } from "./spam";
import type { DestinationId, LeadFormId, LeadPayload } from "./types";

const isConfigured: Record<DestinationId, boolean> = {
  crm: env.CRM_WEBHOOK_URL !== undefined,
  // Without a mail server it goes to the local mailbox.
  "sales-email": true,
};

/** The parsed body of each form. */
type LeadBodies = { inquiry: InquiryBody };

type LeadForm<Body> = {
  schema: z.ZodType<Body>;
  buildLead: (body: Body, context: { userAgent: string | null }) => LeadPayload;
  holdReasonOf: (body: Body) => string | null;
  destinations: readonly DestinationId[];
};

/**
 * What the server does with each form.
 * SECURITY: the browser names the form; where its leads go is decided here and nowhere else.
 */
export const leadForms = {
  inquiry: {
    schema: inquiryBodySchema,
    buildLead,
    holdReasonOf,
    destinations: ["crm", "sales-email"],
  },
} satisfies { [Form in LeadFormId]: LeadForm<LeadBodies[Form]> };

/** Where a lead of `form` goes with the present configuration. */
export function listDestinations(form: LeadFormId): DestinationId[] {
  return leadForms[form].destinations.filter((destination) => isConfigured[destination]);
}
