/** Replaces the plain dialog with the modal: keeps entered text and the caret, without a flicker. */
import { type FieldFocus, getFieldFocus, restoreFocus } from "@/components/lead-form/field-focus";
import { savePlainFormDraft } from "@/components/lead-form/plain-form-draft";
import { buildModalFields } from "./inquiry-fields";
import type { PlainInquiryDialog } from "./plain-inquiry";

/**
 * While this attribute is on the root element, dialogs open without a fade (components/ui/modal.module.css).
 */
const replacingMark = "handOver";

let focus: FieldFocus | null = null;

/** Saves the entered text and the caret for the modal's form. */
export function prepareReplacement({ form }: PlainInquiryDialog): void {
  savePlainFormDraft({ form: "inquiry", fields: buildModalFields("") }, form);
  focus = getFieldFocus(form);
  document.documentElement.dataset[replacingMark] = "";
}

/** Removes the plain dialog once the modal is open on top of it. */
export function finishReplacement({ dialog }: PlainInquiryDialog): void {
  // The modal's: the browser checks the plain one.
  const form = document.querySelector<HTMLFormElement>("dialog[open] form[novalidate]");
  if (form && focus) restoreFocus(form, focus);
  dialog.close();
  dialog.replaceChildren();
  requestAnimationFrame(() => delete document.documentElement.dataset[replacingMark]);
}
