import { z } from "zod";
import {
  companyField,
  emailField,
  messageField,
  nameField,
  optionalFullPhoneNumberField,
  optionalPhoneField,
  phonePrefixField,
  slugField,
  surnameField,
  withNormalizedPhone,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

const sharedFields = {
  name: nameField,
  surname: surnameField,
  company: companyField,
  email: emailField,
  kind: slugField("Choose a kind of partnership"),
  message: messageField,
};

const partnersSchema = withNormalizedPhone(
  z.object({ ...sharedFields, phonePrefix: phonePrefixField, phone: optionalPhoneField }),
);

/** Body of `POST /api/leads/partners`. Without a number, `fullPhoneNumber` is empty or absent. */
export const partnersBodySchema = z.object({
  ...sharedFields,
  fullPhoneNumber: optionalFullPhoneNumberField,
  ...commonBodyFields,
});

export const partnersForm = {
  schema: partnersSchema,
  analyticsEvent: { event: "partners_success" },
} satisfies LeadForm;
