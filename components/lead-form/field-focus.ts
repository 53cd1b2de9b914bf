/** Focus and caret, carried over when one form replaces another. */

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

export type FieldFocus = {
  name: string;
  /** Of a radio button: those of one group share a name. */
  value: string | null;
  caret: number | null;
};

const isRadio = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "radio";

/** The focused field of `form` and its caret; null if no field of `form` has focus. */
export function getFieldFocus(form: HTMLFormElement): FieldFocus | null {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return null;
  const name = field.getAttribute("name");
  if (name === null) return null;
  const caret = isTextField(field) ? field.selectionStart : null;
  return { name, value: isRadio(field) ? field.value : null, caret };
}

export function restoreFocus(form: HTMLFormElement, { name, value, caret }: FieldFocus): void {
  const fields = form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const field = Array.from(fields).find((field) => !isRadio(field) || field.value === value);
  field?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    // Setting the form's values has moved the caret. Email inputs do not support a caret position.
    if (caret !== null && isTextField(field) && field.selectionStart !== null)
      field.setSelectionRange(caret, caret);
  });
}
