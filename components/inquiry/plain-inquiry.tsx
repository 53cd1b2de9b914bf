"use client";

import { type MouseEvent, type PointerEvent, type Ref, useRef } from "react";
import { modalClass } from "@/components/ui/modal-class";
import { loadSiteSettings } from "@/lib/site/third-party/site-settings";
import type { InquiryTexts } from "./inquiry-modal";

type PlainInquiryProps = InquiryTexts & { headingId: string; ref: Ref<HTMLDialogElement> };

async function closeIfAllowed(dialog: HTMLDialogElement): Promise<void> {
  const { closeOnOverlay } = await loadSiteSettings();
  if (closeOnOverlay) dialog.close();
}

/**
 * The inquiry dialog, with a plain form until the modal's code has loaded. That form is rendered on the server only and
 * never hydrated, so it works without JavaScript. A server component could not render it: the form would be sent twice, as HTML and in React's
 * payload.
 */
export function PlainInquiry({ ref, headingId, ...texts }: PlainInquiryProps) {
  const pressed = useRef<EventTarget>(null);
  // The dialog element itself is the overlay: the panel covers the rest. Press and release must both be on it, because
  // selecting text may end outside of the panel.
  const closeFromOverlay = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) closeIfAllowed(currentTarget);
  };
  const attributes = {
    "aria-labelledby": headingId,
    className: modalClass,
    // The early script (lib/server/document) finds the dialog by it.
    id: "inquiry",
    onClick: closeFromOverlay,
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    ref,
  };
  if (typeof window === "undefined") {
    const { PlainInquiryPanel }: typeof import("./plain-inquiry-panel") = require("./plain-inquiry-panel");
    return (
      <dialog {...attributes}>
        <PlainInquiryPanel headingId={headingId} {...texts} />
      </dialog>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React to leave alone what the document has there
  return <dialog {...attributes} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

type OpenPlainInquiry = {
  form: HTMLFormElement;
  /** The element that opened it; the early script stores it on the dialog. */
  opener: HTMLElement;
};

/** The plain form if the dialog is open with it, otherwise null. */
export function findOpenPlainInquiry(dialog: HTMLDialogElement): OpenPlainInquiry | null {
  const form = dialog.querySelector<HTMLFormElement>("form[action]");
  const opener: unknown = Reflect.get(dialog, "opener");
  return dialog.open && form && opener instanceof HTMLElement ? { form, opener } : null;
}
