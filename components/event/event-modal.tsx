"use client";

import { useEffect, useId, useMemo, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Spinner } from "@/components/ui/spinner";
import { routes } from "@/lib/base/routes";
import { fetchRegistrationCopy, type RegistrationCopy } from "@/lib/features/event/registration-copy";
import { isOver } from "@/lib/features/event/times";
import { buildEventForm } from "./event-fields";
import { EventForm } from "./event-form";

function BookingForm({ copy, headingId }: { copy: RegistrationCopy; headingId: string }) {
  const form = useMemo(() => buildEventForm(copy), [copy]);
  return (
    <>
      <h2 className="heading-3 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
        {copy.seat.formTitle}
      </h2>
      <p className="mt-1 mb-4 text-fg-2 text-sm">{copy.name}</p>
      <EventForm {...form} />
    </>
  );
}

type Notice = { title: string; text: string; href: string; label: string };

/** Shown when the form's copy can't be loaded: the event page has the same form. */
const elsewhere: Notice = {
  title: "Book your seat",
  text: "The form could not be loaded here. The conference page has it too.",
  href: routes.eventSeat(),
  label: "Go to the conference",
};

const past: Notice = {
  title: "The conference is over",
  text: "The talks are public as transcripts, without registration.",
  href: routes.recordings(),
  label: "Read past talks",
};

function BookingNotice({ title, text, href, label, headingId }: Notice & { headingId: string }) {
  return (
    <>
      <h2 className="heading-3 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
        {title}
      </h2>
      <p className="mt-2 mb-5 text-fg-2">{text}</p>
      <ButtonLink href={href} size="lg">
        {label}
      </ButtonLink>
    </>
  );
}

/** The registration form as a dialog, for any page (specification, point 4). */
export function EventModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const headingId = useId();
  // Undefined while loading, null after a failure.
  const [copy, setCopy] = useState<RegistrationCopy | null | undefined>(undefined);
  useEffect(() => {
    // Fetched each time it opens. A failure does not replace a form that is shown.
    if (open) void fetchRegistrationCopy().then((loaded) => setCopy((shown) => loaded ?? shown ?? null));
  }, [open]);

  return (
    <Modal
      className="sm:w-125"
      closeOnOverlay
      labelledBy={headingId}
      onClose={onClose}
      open={open}
      tint="OXY"
    >
      <div className="max-h-[inherit] overflow-y-auto px-5 py-6 sm:p-8">
        {copy === undefined && (
          <p className="flex min-h-40 items-center gap-3" id={headingId}>
            <Spinner /> Loading the form
          </p>
        )}
        {copy === null && <BookingNotice {...elsewhere} headingId={headingId} />}
        {copy &&
          (isOver(copy, Date.now()) ? (
            <BookingNotice {...past} headingId={headingId} />
          ) : (
            <BookingForm copy={copy} headingId={headingId} />
          ))}
      </div>
    </Modal>
  );
}
