"use client";

import { type RefObject, useEffect } from "react";
import { modalClass } from "@/components/ui/modal-class";
import { onOverlayPress } from "@/components/ui/overlay-press";
import { loadSiteSettings } from "@/lib/site/third-party/site-settings";
import type { InquiryTexts } from "./inquiry-modal";

type PlainInquiryProps = InquiryTexts & { headingId: string; dialog: RefObject<HTMLDialogElement | null> };

/**
 * The inquiry dialog, with a plain form until the modal's code has loaded. That form is rendered on the server only and
 * never hydrated, so it works without JavaScript. A server component could not render it: the form would be sent twice, as
 * HTML and in React's payload.
 */
export function PlainInquiry({ dialog, headingId, ...texts }: PlainInquiryProps) {
  useEffect(() => {
    if (!dialog.current) return;
    const element = dialog.current;
    const listeners = new AbortController();
    const closeIfAllowed = async () => {
      const { closeOnOverlay } = await loadSiteSettings();
      if (closeOnOverlay) element.close();
    };
    onOverlayPress(element, closeIfAllowed, listeners.signal);
    return () => listeners.abort();
  }, [dialog]);
  // The early script (lib/server/document) finds the dialog by its id.
  const attributes = { "aria-labelledby": headingId, className: modalClass, id: "inquiry", ref: dialog };
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

/**
 * The element that opened the dialog, if it is open with the plain form; otherwise null. The early script stores it on the
 * dialog.
 */
export function findPlainOpener(dialog: HTMLDialogElement): HTMLElement | null {
  const opener: unknown = Reflect.get(dialog, "opener");
  return dialog.open && dialog.querySelector("form[action]") && opener instanceof HTMLElement ? opener : null;
}
