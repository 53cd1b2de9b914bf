"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useLayoutEffect } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Disclaimer } from "@/components/forms/disclaimer";
import { FormTextArea, FormTextField } from "@/components/forms/fields";
import { FormShell } from "@/components/forms/form-shell";
import { Honeypot, readHoneypot } from "@/components/forms/honeypot";
import { PhoneField } from "@/components/forms/phone-field";
import { cn } from "@/components/ui/cn";
import { callingCodes } from "@/lib/base/phone/calling-codes";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { type Inquiry, type InquiryInput, inquirySchema } from "@/lib/features/leads/forms/inquiry";
import { CompanyEmailField } from "./company-email-field";
import type { InquiryControl } from "./use-inquiry";

// SECURITY: zod's fast path builds functions from text, which the content security policy forbids.
z.config({ jitless: true });

const blank: Required<InquiryInput> = {
  name: "",
  company: "",
  email: "",
  phonePrefix: callingCodes[0]?.country ?? "",
  phone: "",
  message: "",
};

type InquiryFormProps = {
  inquiry: InquiryControl;
  copy: InquiryCopy;
  /** Company and email side by side where there is room. */
  wide?: boolean;
};

/** The inquiry form, in the modal and as a page. */
export function InquiryForm({ inquiry, copy, wide = false }: InquiryFormProps) {
  const { state, send, getDraft, keepValues, onFormMount } = inquiry;
  const form = useForm<InquiryInput, unknown, Inquiry>({
    resolver: zodResolver(inquirySchema),
    defaultValues: blank,
  });
  const { reset } = form;

  useEffect(onFormMount, [onFormMount]);
  // Before the first paint, so that kept text does not flash in.
  useLayoutEffect(() => {
    const draft = getDraft();
    if (draft) reset({ ...blank, ...draft.values });
  }, [getDraft, reset]);

  return (
    <FormShell
      className={cn(wide && "has-[.field-error]:gap-1.25 has-[.field-error]:[&_textarea]:max-h-8.5")}
      failure={state.request.status === "error" ? state.request : null}
      footer={<Disclaimer pieces={copy.disclaimer} />}
      form={form}
      loading={state.request.status === "loading"}
      name="inquiry"
      onSubmit={(values, element) => void send(values, readHoneypot(element))}
      onValuesChange={keepValues}
      submitLabel={copy.buttonText}
    >
      <FormTextField autoComplete="name" label="Full name" name="name" required />
      <div className={cn("grid gap-2", wide && "sm:grid-cols-2 sm:gap-x-1.75")}>
        <FormTextField autoComplete="organization" label="Company name" name="company" required />
        <CompanyEmailField label="Company email address" name="email" />
      </div>
      <PhoneField label="Phone no." name="phone" prefixName="phonePrefix" required />
      <FormTextArea label={copy.messageText} name="message" rows={3} />
      <Honeypot />
    </FormShell>
  );
}
