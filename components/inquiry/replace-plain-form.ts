/** Replaces the plain form in the inquiry dialog by the modal's content: keeps entered text, focus and caret. */
import { type FieldFocus, getFieldFocus, restoreFocus } from "@/components/lead-form/field-focus";
import { savePlainFormDraft } from "@/components/lead-form/plain-form-draft";
import { focusFirst } from "@/components/ui/use-modal-dialog";
import { buildModalFields } from "./inquiry-fields";

let focus: FieldFocus | null = null;

/** Call before the modal renders: saves the entered text and the caret for its form. */
export function preparePlainFormReplacement(plainForm: HTMLFormElement): void {
  savePlainFormDraft({ form: "inquiry", fields: buildModalFields("") }, plainForm);
  focus = getFieldFocus(plainForm);
}

/** Call when the modal's content is in the dialog, before the browser paints. */
export function removePlainForm(dialog: HTMLDialogElement): void {
  const plainPanel = dialog.querySelector("[data-texts]");
  if (!plainPanel) return;
  // The modal's form: the browser validates the plain one. Moves the focus first, so that a phone's keyboard stays open.
  const form = dialog.querySelector<HTMLFormElement>("form[novalidate]");
  if (form && focus) restoreFocus(form, focus);
  focus = null;
  plainPanel.remove();
  // The modal's panel has a tint of its own.
  delete dialog.dataset.tint;
  if (!dialog.contains(document.activeElement)) focusFirst(dialog);
}
