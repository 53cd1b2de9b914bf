import { asText, type Content } from "@prismicio/client";
import { buildInquiryFields } from "@/components/inquiry/inquiry-fields";
import { OpenInquiryIsland } from "@/components/inquiry/open-inquiry-island";
import { PlainInquiryForm } from "@/components/inquiry/plain-inquiry-form";
import { FormSection } from "@/components/lead-form/form-section";
import { FormTitle } from "@/components/lead-form/form-title";
import type { SliceProps } from "@/components/slices/types";
import { anchors } from "@/lib/base/routes";
import { resolveCopy } from "@/lib/features/inquiry/copy";

export default function InquiryForm({ slice, context }: SliceProps<Content.InquiryFormSlice>) {
  const { heading, lead, form_title } = slice.primary;
  const { product, plan, inquiryCopies } = context;
  const copy = resolveCopy(inquiryCopies, product, product);
  const titled = { ...copy, formTitle: form_title || copy.formTitle };
  return (
    <FormSection heading={asText(heading)} id={anchors.form} lead={asText(lead)}>
      <OpenInquiryIsland
        copy={titled}
        fields={buildInquiryFields(titled.messageText)}
        plan={plan}
        product={product}
      >
        <FormTitle>{titled.formTitle}</FormTitle>
        <PlainInquiryForm copy={titled} plan={plan} product={product} />
      </OpenInquiryIsland>
    </FormSection>
  );
}
