import { type LeadField, personFields } from "@/components/lead-form/fields";

const { fullName, company, email, phone } = personFields;

/** The fields of the inquiry (specification, point 3), one per row. */
export function buildInquiryFields(messageText: string): LeadField[] {
  const message = { kind: "textarea", name: "message", label: messageText } as const;
  return [fullName, company, email, phone, message];
}

/** The fields in the modal, where company and email share a row. */
export function buildModalFields(messageText: string): LeadField[] {
  return buildInquiryFields(messageText).map((field) => {
    if (field.kind === "phone") return { ...field, isDeferred: true };
    return field.name === "company" || field.name === "email" ? { ...field, half: true } : field;
  });
}
