import { type LeadField, personFields } from "@/components/lead-form/fields";
import { PlainForm } from "@/components/lead-form/plain-lead-form";
import type { InquiryProduct } from "@/lib/base/products";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";

const { fullName, company, email, phone } = personFields;

type PlainInquiryFormProps = {
  copy: InquiryCopy;
  product: InquiryProduct;
  /** Without one, the server takes the plan from the page's address. */
  plan?: string;
};

/**
 * The inquiry form without script. Looks like `InquiryForm` to the pixel, which takes its place where scripts
 * run.
 */
export function PlainInquiryForm({ copy, product, plan }: PlainInquiryFormProps) {
  const message: LeadField = { kind: "area", name: "message", label: copy.messageText };
  return (
    <PlainForm
      buttonText={copy.buttonText}
      disclaimer={copy.disclaimer}
      fields={[fullName, company, email, phone, message]}
      fixed={{ product, ...(plan && { plan }) }}
      form="inquiry"
    />
  );
}
