"use client";

import { modalClass } from "@/components/ui/modal-class";
import { productTypes } from "@/lib/base/products";
import type { InquiryTexts } from "./inquiry-modal";

/** The early script (lib/server/document) finds the dialog by it. */
const dialogId = "inquiry";
/** As in `plain-inquiry-panel.tsx`, whose code stays on the server. */
const headingId = "inquiry-title";

/** What the early script needs to put a product's words into the form. */
function buildTexts({ default: general, products }: InquiryTexts["copies"]): string {
  const listTexts = ({ formTitle, messageText, buttonText }: Partial<typeof general>) => [
    formTitle ?? general.formTitle,
    messageText ?? general.messageText,
    buttonText ?? general.buttonText,
  ];
  const texts = Object.entries(products).map(([code, copy]) => [code, listTexts(copy)]);
  return JSON.stringify({
    pages: productTypes,
    texts: { General: listTexts(general), ...Object.fromEntries(texts) },
  });
}

/**
 * The inquiry as a dialog that works before any of its code is there. Its form comes with the document alone: React
 * neither draws it nor looks at it, so it costs no script, and stands in the document once.
 */
export function PlainInquiry(props: InquiryTexts) {
  const attributes = {
    "aria-labelledby": headingId,
    className: modalClass,
    "data-texts": buildTexts(props.copies),
    id: dialogId,
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
  /** What has opened it; the early script notes it at the dialog. */
  opener: HTMLElement;
};

/** The dialog while somebody has it open; null before, and once the modal has taken its place. */
export function findOpenPlainInquiry(): PlainInquiryDialog | null {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${dialogId}[open]`);
  const form = dialog?.querySelector<HTMLFormElement>("form[action]");
  const opener: unknown = dialog && Reflect.get(dialog, "opener");
  return dialog && form && opener instanceof HTMLElement ? { dialog, form, opener } : null;
}
