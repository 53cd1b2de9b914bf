/** The contact page's form, and its variant that also needs a message (specification, point 5). */
import { z } from "zod";
import {
  companyField,
  emailField,
  fullPhoneNumberField,
  messageField,
  nameField,
  optionalMessageField,
  phoneField,
  phonePrefixField,
  surnameField,
  withTypedPhone,
} from "@/lib/features/leads/fields";
import { choiceFields } from "./choice";
import { bodyFacts } from "./facts";

const personFields = {
  name: nameField,
  surname: surnameField,
  company: companyField,
  email: emailField,
};

const typedFields = { ...personFields, phonePrefix: phonePrefixField, phone: phoneField };

/** What a person types. */
export const contactSchema = withTypedPhone(z.object({ ...typedFields, message: optionalMessageField }));
export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;

/** Body of `POST /api/leads/contact`. */
export const contactBodySchema = z.object({
  ...personFields,
  message: optionalMessageField,
  fullPhoneNumber: fullPhoneNumberField,
  ...choiceFields,
  ...bodyFacts,
});
export type ContactBodyInput = z.input<typeof contactBodySchema>;
export type ContactBody = z.output<typeof contactBodySchema>;

export const contactMessageSchema = withTypedPhone(z.object({ ...typedFields, message: messageField }));
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** Body of `POST /api/leads/contact-message`. */
export const contactMessageBodySchema = contactBodySchema.extend({ message: messageField });
export type ContactMessageBodyInput = z.input<typeof contactMessageBodySchema>;
