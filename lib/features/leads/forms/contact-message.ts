/** The contact form with a required message, for the press (specification, point 5). */
import { z } from "zod";
import { messageField, withNormalizedPhone } from "@/lib/features/leads/lead/fields";
import { contactBodySchema, contactFields } from "./contact";
import type { LeadForm } from "./lead-form";

const contactMessageSchema = withNormalizedPhone(z.object({ ...contactFields, message: messageField }));

export const contactMessageBodySchema = contactBodySchema.extend({ message: messageField });

export const contactMessageForm = {
  schema: contactMessageSchema,
  analyticsEvent: { event: "contactUs_success" },
} satisfies LeadForm;
