import { type LeadField, personFields } from "@/components/lead-form/fields";
import { PlainForm } from "@/components/lead-form/plain-lead-form";
import type { InquiryCopy } from "@/lib/inquiry/copy";
import type { InquiryProduct } from "@/lib/products";

const { fullName, company, email, phone } = personFields;

/**
 * The inquiry form without script. Looks like `InquiryForm` to the pixel, which takes its place where scripts
 * run.
 */
export function PlainInquiryForm({ copy, product }: { copy: InquiryCopy; product: InquiryProduct }) {
  const message: LeadField = { kind: "area", name: "message", label: copy.messageText };
  return (
    <PlainForm
      buttonText={copy.buttonText}
      disclaimer={copy.disclaimer}
      fields={[fullName, company, email, phone, message]}
      fixed={{ product }}
      form="inquiry"
    />
  );
}
