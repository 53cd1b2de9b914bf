/** Request for a free trial or the free plan, used while `DASHBOARD_URL` is not set. */
import { z } from "zod";
import { parseInquiryProduct } from "@/lib/base/products";
import { accountPlans } from "@/lib/base/routes";
import { companyField, emailField } from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

/** Values of the form. `plan` says whether it is a free trial or the free plan. */
const freeTrialSchema = z.object({
  email: emailField,
  company: companyField,
  plan: z.enum(accountPlans, { error: "Choose how to start" }),
  product: z.string().default("General"),
});

/** Body of `POST /api/leads/free-trial`. Unknown products become General. */
export const freeTrialBodySchema = freeTrialSchema.extend({
  product: z.unknown().optional().transform(parseInquiryProduct),
  ...commonBodyFields,
});

export const freeTrialForm = {
  schema: freeTrialSchema,
  analyticsEvent: { event: "trial_success" },
} satisfies LeadForm;
