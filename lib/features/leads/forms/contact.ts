/** The contact page's form (specification, point 5). */
import { z } from "zod";
import {
  companyField,
  emailField,
  fullPhoneNumberField,
  nameField,
  optionalMessageField,
  phoneField,
  phonePrefixField,
  surnameField,
  withNormalizedPhone,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields, productFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

const sharedFields = {
  name: nameField,
  surname: surnameField,
  company: companyField,
  email: emailField,
};

export const contactFields = { ...sharedFields, phonePrefix: phonePrefixField, phone: phoneField };

const contactSchema = withNormalizedPhone(z.object({ ...contactFields, message: optionalMessageField }));

export const contactBodySchema = z.object({
  ...sharedFields,
  message: optionalMessageField,
  fullPhoneNumber: fullPhoneNumberField,
  ...productFields,
  ...commonBodyFields,
});

export const contactForm = {
  schema: contactSchema,
  analyticsEvent: { event: "contactUs_success" },
} satisfies LeadForm;
