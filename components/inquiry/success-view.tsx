"use client";

import { Checkmark } from "@/components/forms/checkmark";
import { useFocusedHeading } from "@/components/forms/use-focused-heading";
import { ReceiptNote } from "@/components/receipt/receipt-note";
import { answerTime } from "@/lib/base/answer-time";
import { InquiryConfirmationFooter } from "./confirmation-footer";

type SuccessViewProps = {
  headingId?: string;
  email: string;
  isEmailPublic: boolean;
  reference?: string;
  receiptUrl?: string;
  onExplore: () => void;
};

/** Shown right after sending: what happens next, and a link to the dashboard. */
export function SuccessView({
  headingId,
  email,
  isEmailPublic,
  reference,
  receiptUrl,
  onExplore,
}: SuccessViewProps) {
  const heading = useFocusedHeading();
  return (
    <div className="flex flex-col items-center gap-4.5 px-3 py-6 text-center max-sm:pt-24">
      <Checkmark className="size-37" />
      <h2
        className="max-w-[12em] font-display text-[2rem] heading-3 leading-[1.08] outline-none"
        id={headingId}
        ref={heading}
        tabIndex={-1}
      >
        Your Sales Manager will contact you soon!
      </h2>
      <p className="max-w-[34ch] text-[1.0625rem] text-fg-2">
        Look for an email at <b className="font-[550] text-fg wrap-anywhere">{email}</b> {answerTime}.
      </p>
      {reference && receiptUrl && <ReceiptNote receiptUrl={receiptUrl} reference={reference} />}
      <InquiryConfirmationFooter
        closeLabel="Explore Dashboard"
        isEmailPublic={isEmailPublic}
        onClose={onExplore}
      />
    </div>
  );
}
