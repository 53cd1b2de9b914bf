/** Newsletter sign-up; the address is subscribed once its owner has confirmed it. */
import { z } from "zod";
import { consentField, emailField } from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

const scrapingDigestSchema = z.object({ email: emailField, consent: consentField });

export const scrapingDigestBodySchema = scrapingDigestSchema.extend(commonBodyFields);

export const scrapingDigestForm = {
  schema: scrapingDigestSchema,
  analyticsEvent: { event: "subscription_success" },
} satisfies LeadForm;
