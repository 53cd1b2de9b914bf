import { z } from "zod";
import {
  companyField,
  consentField,
  emailField,
  nameField,
  slugField,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

/** Values of the form; `guide` is the slug of the guide. */
const gatedContentSchema = z.object({
  guide: slugField("There is no such guide"),
  name: nameField,
  company: companyField,
  email: emailField,
  consent: consentField,
});

export const gatedContentBodySchema = gatedContentSchema.extend(commonBodyFields);

export const gatedContentForm = {
  schema: gatedContentSchema,
  analyticsEvent: { event: "gated_content_success" },
} satisfies LeadForm;
