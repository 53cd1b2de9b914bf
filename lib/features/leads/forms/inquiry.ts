/** The inquiry: form values in the browser, and the body of `POST /api/contact` (specification, points 3 and 7). */
import { z } from "zod";
import {
  companyField,
  emailField,
  fullPhoneNumberField,
  nameField,
  optionalMessageField,
  phoneField,
  phonePrefixField,
  withNormalizedPhone,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields, productFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

const sharedFields = {
  name: nameField,
  company: companyField,
  email: emailField,
  message: optionalMessageField,
};

export const inquirySchema = withNormalizedPhone(
  z.object({ ...sharedFields, phonePrefix: phonePrefixField, phone: phoneField }),
);

export const inquiryBodySchema = z.object({
  ...sharedFields,
  fullPhoneNumber: fullPhoneNumberField,
  ...productFields,
  ...commonBodyFields,
});

export const inquiryForm = {
  schema: inquirySchema,
  analyticsEvent: { event: "form_success" },
} satisfies LeadForm;
