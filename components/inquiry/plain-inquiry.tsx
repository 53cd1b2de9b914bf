"use client";

import type { MouseEvent } from "react";
import { modalClass } from "@/components/ui/modal-class";
import { loadSiteSettings } from "@/lib/site/third-party/site-settings";
import type { InquiryTexts } from "./inquiry-modal";

/** The early script (lib/server/document) finds the dialog by this id. */
const dialogId = "inquiry";
/** Same as in `plain-inquiry-panel.tsx`, which is not part of the browser bundle. */
const headingId = "inquiry-title";

/** A click on the dialog element itself is a click on the overlay: the panel covers the rest. */
async function closeFromOverlay({ target, currentTarget }: MouseEvent<HTMLDialogElement>): Promise<void> {
  if (target !== currentTarget) return;
  const { closeOnOverlay } = await loadSiteSettings();
  if (closeOnOverlay) currentTarget.close();
}

/**
 * The inquiry as a dialog that works without its own code. Its form is only in the HTML: React does not
 * hydrate it, so it needs no script. As the child of a server component it would be sent twice, as HTML and
 * as React's data.
 */
export function PlainInquiry(props: InquiryTexts) {
  const attributes = {
    "aria-labelledby": headingId,
    className: modalClass,
    id: dialogId,
    onClick: closeFromOverlay,
  };
  if (typeof window === "undefined") {
    const { PlainInquiryPanel }: typeof import("./plain-inquiry-panel") = require("./plain-inquiry-panel");
    return (
      <dialog {...attributes}>
        <PlainInquiryPanel {...props} />
      </dialog>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React to leave alone what the document has there
  return <dialog {...attributes} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

export type PlainInquiryDialog = {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  /** The element that opened it; the early script stores it on the dialog. */
  opener: HTMLElement;
};

/** The open dialog; null if it is closed or the modal has replaced it. */
export function findOpenPlainInquiry(): PlainInquiryDialog | null {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${dialogId}[open]`);
  const form = dialog?.querySelector<HTMLFormElement>("form[action]");
  const opener: unknown = dialog && Reflect.get(dialog, "opener");
  return dialog && form && opener instanceof HTMLElement ? { dialog, form, opener } : null;
}
