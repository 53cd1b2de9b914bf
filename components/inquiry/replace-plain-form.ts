import { getFieldFocus, restoreFocus } from "@/components/lead-form/field-focus";
import { savePlainFormDraft } from "@/components/lead-form/plain-form-draft";
import { focusFirst } from "@/components/ui/use-modal-dialog";
import { buildModalFields } from "./inquiry-fields";

/**
 * Replaces the plain form in the inquiry dialog, if it is still there; keeps entered text, focus and caret.
 * @param renderModal adds the modal's content to the dialog before it returns: what is typed between the saved draft and the
 * new form would be lost
 */
export function replacePlainForm(dialog: HTMLDialogElement, renderModal: () => void): void {
  const plainForm = dialog.querySelector<HTMLFormElement>("form[action]");
  if (plainForm) savePlainFormDraft({ form: "inquiry", fields: buildModalFields("") }, plainForm);
  const focus = plainForm && getFieldFocus(plainForm);
  renderModal();
  // The modal's form; the browser validates the plain one. Moves the focus first, so that a phone's keyboard stays open.
  const form = dialog.querySelector<HTMLFormElement>("form[novalidate]");
  if (form && focus) restoreFocus(form, focus);
  dialog.querySelector("[data-texts]")?.remove();
  // The modal's panel has a tint of its own.
  delete dialog.dataset.tint;
  if (dialog.open && !dialog.contains(document.activeElement)) focusFirst(dialog);
}
