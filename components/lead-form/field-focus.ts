/** Focus and caret, carried over when one form replaces another. */

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

export type FieldFocus = { name: string; caret: number | null };

/** The focused field of `form` and its caret; null without one. */
export function getFieldFocus(form: HTMLFormElement): FieldFocus | null {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return null;
  const name = field.getAttribute("name");
  return name === null ? null : { name, caret: isTextField(field) ? field.selectionStart : null };
}

export function restoreFocus(form: HTMLFormElement, { name, caret }: FieldFocus): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    // Setting the form's values has moved the caret. Email inputs do not support a caret position.
    if (caret !== null && isTextField(field) && field.selectionStart !== null)
      field.setSelectionRange(caret, caret);
  });
}
