import { PlainForm } from "@/components/lead-form/plain-form";
import type { InquiryProduct } from "@/lib/base/products";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { buildInquiryFields } from "./inquiry-fields";

type PlainInquiryFormProps = {
  copy: InquiryCopy;
  product: InquiryProduct;
  /** Default: the server reads the plan from the page's query. */
  plan?: string;
};

/** The inquiry form without JavaScript. Must have the same layout as `InquiryForm`, which replaces it. */
export function PlainInquiryForm({ copy, product, plan }: PlainInquiryFormProps) {
  return (
    <PlainForm
      buttonText={copy.buttonText}
      disclaimer={copy.disclaimer}
      fields={buildInquiryFields(copy.messageText)}
      fixed={{ product, ...(plan && { plan }) }}
      form="inquiry"
    />
  );
}
