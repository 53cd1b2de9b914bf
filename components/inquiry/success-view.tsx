"use client";

import { InquiryConfirmationFooter } from "./confirmation-footer";
import { useFocusedHeading } from "./use-focused-heading";

function Checkmark() {
  return (
    <svg aria-hidden="true" className="size-18.5" fill="none" strokeLinecap="round" viewBox="0 0 148 148">
      <g stroke="var(--tint-600)" strokeWidth="1.2">
        <path d="M38 136.4A72 72 0 1 1 110 136.4" opacity=".3" />
        <path d="M42.5 128.6A63 63 0 1 1 105.5 128.6" opacity=".5" />
        <path d="M47 120.8A54 54 0 1 1 101 120.8" opacity=".7" />
        <path d="M51.5 113A45 45 0 1 1 96.5 113" opacity=".9" />
      </g>
      <path d="m50 76 17 17 34-38" stroke="var(--tint-700)" strokeLinejoin="round" strokeWidth="5" />
    </svg>
  );
}

type SuccessViewProps = {
  headingId?: string;
  email: string;
  isEmailPublic: boolean;
  bookingUrl?: string;
  onClose: () => void;
};

/** Right after sending: what happens next, and the way to the dashboard meanwhile. */
export function SuccessView({ headingId, email, isEmailPublic, bookingUrl, onClose }: SuccessViewProps) {
  const heading = useFocusedHeading();
  return (
    <div className="flex flex-col items-center gap-2.25 px-1.5 py-3 text-center max-sm:pt-12">
      <Checkmark />
      <h2
        className="max-w-[12em] font-display text-[2rem] heading-3 leading-[1.08] outline-none"
        id={headingId}
        ref={heading}
        tabIndex={-1}
      >
        Your Sales Manager will contact you soon!
      </h2>
      <p className="max-w-[34ch] text-[1.0625rem] text-fg-2">
        Look for an email at <b className="font-[550] text-fg wrap-anywhere">{email}</b> within one working
        day.
      </p>
      <InquiryConfirmationFooter
        bookingUrl={bookingUrl}
        closeLabel="Explore Dashboard"
        isEmailPublic={isEmailPublic}
        onClose={onClose}
      />
    </div>
  );
}
