"use client";

import { useEffect, useId, useMemo, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Spinner } from "@/components/ui/spinner";
import { routes } from "@/lib/base/routes";
import { fetchSeatCopy, type SeatCopy } from "@/lib/features/event/seat-copy";
import { isOver } from "@/lib/features/event/times";
import { buildSeatForm } from "./seat-fields";
import { SeatForm } from "./seat-form";

function SeatSide({ copy, headingId }: { copy: SeatCopy; headingId: string }) {
  const form = useMemo(() => buildSeatForm(copy), [copy]);
  return (
    <>
      <h2 className="heading-3 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
        {copy.seat.formTitle}
      </h2>
      <p className="mt-0.5 mb-2 text-fg-2 text-sm">{copy.name}</p>
      <SeatForm {...form} />
    </>
  );
}

type Notice = { title: string; text: string; href: string; label: string };

/** Where the copy can't be had, the conference's own page has the same form. */
const elsewhere: Notice = {
  title: "Book your seat",
  text: "The form could not be loaded here. The conference page has it too.",
  href: routes.eventSeat(),
  label: "Go to the conference",
};

const past: Notice = {
  title: "The conference is over",
  text: "Recordings and transcripts are public, without registration.",
  href: routes.recordings(),
  label: "See the recordings",
};

function SeatNotice({ title, text, href, label, headingId }: Notice & { headingId: string }) {
  return (
    <>
      <h2 className="heading-3 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
        {title}
      </h2>
      <p className="mt-1 mb-2.5 text-fg-2">{text}</p>
      <ButtonLink href={href} size="lg">
        {label}
      </ButtonLink>
    </>
  );
}

/** The seat form as a dialog, for any page (specification, point 4: "open conference registration modal"). */
export function ConferenceModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const headingId = useId();
  // Undefined while it is on its way, null when it can't be had.
  const [copy, setCopy] = useState<SeatCopy | null | undefined>(undefined);
  useEffect(() => {
    if (!open || copy) return;
    let isGone = false;
    void fetchSeatCopy().then((loaded) => {
      if (!isGone) setCopy(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [open, copy]);

  return (
    <Modal
      className="sm:w-[500px]"
      closeOnOverlay
      labelledBy={headingId}
      onClose={onClose}
      open={open}
      tint="OXY"
    >
      <div className="max-h-[inherit] overflow-y-auto px-2.5 py-3 sm:p-4">
        {copy === undefined && (
          <p className="flex min-h-20 items-center gap-1.5" id={headingId}>
            <Spinner /> Loading the form
          </p>
        )}
        {copy === null && <SeatNotice {...elsewhere} headingId={headingId} />}
        {copy && isOver(copy, Date.now()) && <SeatNotice {...past} headingId={headingId} />}
        {copy && !isOver(copy, Date.now()) && <SeatSide copy={copy} headingId={headingId} />}
      </div>
    </Modal>
  );
}
