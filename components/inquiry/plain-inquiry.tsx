"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";
import { modalClass } from "@/components/ui/modal-class";
import { loadSiteSettings } from "@/lib/site/third-party/site-settings";
import type { InquiryTexts } from "./inquiry-modal";

/** The early script (lib/server/document) finds the dialog by this id. */
const dialogId = "inquiry";
export const headingId = "inquiry-title";

async function closeIfAllowed(dialog: HTMLDialogElement): Promise<void> {
  const { closeOnOverlay } = await loadSiteSettings();
  if (closeOnOverlay) dialog.close();
}

/**
 * The inquiry dialog, with a plain form until the modal's code has loaded. That form is rendered on the server only and
 * never hydrated, so it works without JavaScript. A server component could not render it: the form would be sent twice, as HTML and in React's
 * payload.
 */
export function PlainInquiry(props: InquiryTexts) {
  const pressed = useRef<EventTarget>(null);
  // The dialog element itself is the overlay: the panel covers the rest. Press and release must both be on it, because
  // selecting text may end outside of the panel.
  const closeFromOverlay = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) closeIfAllowed(currentTarget);
  };
  const attributes = {
    "aria-labelledby": headingId,
    className: modalClass,
    id: dialogId,
    onClick: closeFromOverlay,
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
  };
  if (typeof window === "undefined") {
    const { PlainInquiryPanel }: typeof import("./plain-inquiry-panel") = require("./plain-inquiry-panel");
    return (
      <dialog {...attributes}>
        <PlainInquiryPanel headingId={headingId} {...props} />
      </dialog>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React to leave alone what the document has there
  return <dialog {...attributes} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

export function getInquiryDialog(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${dialogId}`);
  if (!dialog) throw new Error("The page has no inquiry dialog");
  return dialog;
}

type OpenPlainInquiry = {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  /** The element that opened it; the early script stores it on the dialog. */
  opener: HTMLElement;
};

/** The dialog while it is open with the plain form, otherwise null. */
export function findOpenPlainInquiry(): OpenPlainInquiry | null {
  const dialog = getInquiryDialog();
  const form = dialog.querySelector<HTMLFormElement>("form[action]");
  const opener: unknown = Reflect.get(dialog, "opener");
  return dialog.open && form && opener instanceof HTMLElement ? { dialog, form, opener } : null;
}
