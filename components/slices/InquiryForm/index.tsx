import { asText, type Content } from "@prismicio/client";
import { InlineInquiryIsland } from "@/components/inquiry/inline-inquiry-island";
import { buildInquiryFields } from "@/components/inquiry/inquiry-fields";
import { PlainInquiryForm } from "@/components/inquiry/plain-inquiry-form";
import { FormSection } from "@/components/lead-form/form-section";
import { FormTitle } from "@/components/lead-form/form-title";
import type { SliceProps } from "@/components/slices/types";
import { answerTime } from "@/lib/base/answer-time";
import { capitalize } from "@/lib/base/format/capitalize";
import { anchors } from "@/lib/base/routes";
import { copyFor } from "@/lib/features/inquiry/copy";

export default function InquiryForm({ slice, context }: SliceProps<Content.InquiryFormSlice>) {
  const { heading, lead, form_title } = slice.primary;
  const { product, plan, inquiryCopySet } = context;
  const productCopy = copyFor(inquiryCopySet, product);
  const copy = { ...productCopy, formTitle: form_title || productCopy.formTitle };
  return (
    <FormSection
      heading={asText(heading)}
      id={anchors.form}
      pictureCaption={{ label: "Our first reply", value: capitalize(answerTime) }}
      lead={asText(lead)}
    >
      {/* The children are the form until a visitor uses it; `fields` tells the island which of their inputs to keep. */}
      <InlineInquiryIsland
        copy={copy}
        fields={buildInquiryFields(copy.messageText)}
        plan={plan}
        product={product}
      >
        <FormTitle>{copy.formTitle}</FormTitle>
        <PlainInquiryForm copy={copy} plan={plan} product={product} />
      </InlineInquiryIsland>
    </FormSection>
  );
}
