import { type LeadField, personFields } from "@/components/lead-form/fields";

const { fullName, company, email, phone } = personFields;

/** The fields of the inquiry (specification, point 3), one per row. */
export function buildInquiryFields(messageLabel: string): LeadField[] {
  const message = { kind: "textarea", name: "message", label: messageLabel } as const;
  return [fullName, company, email, phone, message];
}

/** The fields in the modal. It is on every page, so its HTML leaves out the list of country codes. */
export function buildModalFields(messageLabel: string): LeadField[] {
  return buildInquiryFields(messageLabel).map((field) => {
    if (field.kind === "phone") return { ...field, defersCallingCodes: true };
    return field.name === "company" || field.name === "email" ? { ...field, isHalfWidth: true } : field;
  });
}
