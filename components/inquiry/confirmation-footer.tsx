"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { products } from "@/lib/base/products";
import { useSiteSettings } from "./use-site-settings";

type ConfirmationFooterProps = {
  /** Shown if the visitor may fill the form again. */
  onRefill?: () => void;
  closeLabel?: string;
  onClose: () => void;
  isEmailPublic: boolean;
};

/** Links after an inquiry. A call is offered to senders with a company email address. */
export function InquiryConfirmationFooter({
  onRefill,
  closeLabel = `Browse ${products.OXY.name}`,
  onClose,
  isEmailPublic,
}: ConfirmationFooterProps) {
  // The scheduling page; unset where this site has none.
  const { bookingUrl } = useSiteSettings();
  return (
    <div className="mt-2 flex w-full flex-col items-center gap-4">
      <div className="flex flex-wrap justify-center gap-3">
        <Button color="PrimaryAlt" onClick={onClose} size="lg">
          {closeLabel}
        </Button>
        {!isEmailPublic && bookingUrl !== undefined && (
          <ButtonLink
            color="Primary"
            href={bookingUrl}
            rel="noreferrer"
            size="lg"
            target="_blank"
            variant="Outline"
          >
            Book a call
          </ButtonLink>
        )}
      </div>
      {isEmailPublic && bookingUrl !== undefined && (
        <p className="note text-center">
          We reply by email. With a work email, you can book a call right away.
        </p>
      )}
      {onRefill && (
        <Button color="PrimaryAlt" onClick={onRefill} variant="Inline">
          Made a mistake? Fill form again.
        </Button>
      )}
    </div>
  );
}
