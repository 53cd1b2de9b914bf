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
  withTypedPhone,
} from "@/lib/features/leads/fields";
import { choiceFields } from "./choice";
import { bodyFacts } from "./facts";
import type { LeadForm } from "./lead-form";

const personFields = {
  name: nameField,
  surname: surnameField,
  company: companyField,
  email: emailField,
};

export const contactFields = { ...personFields, phonePrefix: phonePrefixField, phone: phoneField };

const contactSchema = withTypedPhone(z.object({ ...contactFields, message: optionalMessageField }));

export const contactBodySchema = z.object({
  ...personFields,
  message: optionalMessageField,
  fullPhoneNumber: fullPhoneNumberField,
  ...choiceFields,
  ...bodyFacts,
});

export const contactForm = {
  schema: contactSchema,
  event: { event: "contactUs_success" },
} satisfies LeadForm;
