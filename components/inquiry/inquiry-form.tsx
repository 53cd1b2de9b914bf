"use client";

import { useEffect } from "react";
import { LiveForm } from "@/components/lead-form/live-form";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { buildInquiryFields, buildModalFields } from "./inquiry-fields";
import type { InquiryControl } from "./use-inquiry";

type InquiryFormProps = {
  inquiry: InquiryControl;
  copy: InquiryCopy;
  /** Company and email side by side where there is room. */
  wide?: boolean;
};

/** The inquiry form, in the modal and in a page. */
export function InquiryForm({ inquiry, copy, wide = false }: InquiryFormProps) {
  const { leadForm, takesFocus, dispatch } = inquiry;
  useEffect(() => dispatch({ type: "close-success-modal" }), [dispatch]);
  const fields = wide ? buildModalFields(copy.messageText) : buildInquiryFields(copy.messageText);
  return (
    <LiveForm
      {...copy}
      className={wide ? "has-[.field-error]:gap-y-2 has-[.field-error]:[&_textarea]:max-h-17" : undefined}
      fields={fields}
      leadForm={leadForm}
      takesFocus={takesFocus}
    />
  );
}
