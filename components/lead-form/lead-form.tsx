"use client";

import { type ReactNode, useState } from "react";
import { Checkmark } from "@/components/forms/checkmark";
import { useFocusedHeading } from "@/components/forms/use-focused-heading";
import { ReceiptNote } from "@/components/receipt/receipt-note";
import { ButtonLink } from "@/components/ui/button";
import type { LeadConfirmation } from "@/lib/features/leads/client/lead-response";
import type { LeadFormProps } from "./fields";
import { FormTitle } from "./form-title";
import { LiveForm } from "./live-form";
import { useLeadForm } from "./use-lead-form";

/** Replaces "{email}" in `text` with the email address, in bold. */
function WithEmail({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split("{email}");
  if (after.length === 0 || email === "") return text.replace("{email}", "your email address");
  return (
    <>
      {before}
      <b className="font-[550] text-fg wrap-anywhere">{email}</b>
      {after.join(email)}
    </>
  );
}

type ThanksViewProps = LeadFormProps["thanks"] & {
  email: string;
  confirmation: LeadConfirmation;
};

/** Shown instead of a form after the send: what happens next, and data from the response. */
function ThanksView({ title, text, email, confirmation }: ThanksViewProps) {
  const heading = useFocusedHeading();
  const { reference, receiptUrl, fileUrl, calendarUrl } = confirmation;
  return (
    <div className="py-1">
      <Checkmark className="size-24" />
      <h2 className="heading-3 mt-3 outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="mt-2 text-fg-2">
        <WithEmail email={email} text={text} />
      </p>
      {(fileUrl ?? calendarUrl) !== undefined && (
        <p className="mt-5 flex flex-wrap gap-3">
          {fileUrl && (
            <ButtonLink download href={fileUrl} size="lg">
              Download the guide
            </ButtonLink>
          )}
          {calendarUrl && (
            <ButtonLink color="PrimaryAlt" download href={calendarUrl} size="lg">
              Add to calendar
            </ButtonLink>
          )}
        </p>
      )}
      {reference && receiptUrl && (
        <div className="mt-5">
          <ReceiptNote receiptUrl={receiptUrl} reference={reference} />
        </div>
      )}
    </div>
  );
}

type Sent = { email: string; confirmation: LeadConfirmation };

type LiveLeadFormProps = Omit<LeadFormProps, "thanks"> & {
  /** Values sent with the entered ones that do not affect the draft: the subject of the inquiry. */
  about?: Readonly<Record<string, string>>;
  intro?: ReactNode;
  /** Shown instead of the form after the send. */
  thanks: LeadFormProps["thanks"] | ((sent: Sent) => ReactNode);
};

export function LeadForm({ form, title, fixed, about, thanks, intro, ...shown }: LiveLeadFormProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const leadForm = useLeadForm({
    form,
    fixed,
    about,
    onSent: ({ email }, confirmation) => setSent({ email: String(email ?? ""), confirmation }),
  });

  if (sent) return typeof thanks === "function" ? thanks(sent) : <ThanksView {...sent} {...thanks} />;
  return (
    <>
      {title && <FormTitle>{title}</FormTitle>}
      {intro}
      <LiveForm {...shown} leadForm={leadForm} />
    </>
  );
}
