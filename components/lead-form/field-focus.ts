/** Focus and caret, carried over when one form replaces another. */

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

export type FieldFocus = {
  /** Finds the field in both forms. */
  selector: string;
  caret: number | null;
  /** What was entered. */
  value: string | null;
};

/** By name: a `<select>` of the plain form is a button in the live form, with the same name. */
function selectorOf(field: Element): string | null {
  const name = field.getAttribute("name");
  if (name === null) return field.matches("button[type=submit]") ? "button[type=submit]" : null;
  const named = `[name="${CSS.escape(name)}"]`;
  // Radio buttons of one group share a name.
  return field instanceof HTMLInputElement && field.type === "radio"
    ? `${named}[value="${CSS.escape(field.value)}"]`
    : named;
}

/** The focused field of `form` and its caret; null if no field of `form` has focus. */
export function getFieldFocus(form: HTMLFormElement): FieldFocus | null {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return null;
  const selector = selectorOf(field);
  if (selector === null) return null;
  const isText = isTextField(field);
  return { selector, caret: isText ? field.selectionStart : null, value: isText ? field.value : null };
}

export function restoreFocus(form: HTMLFormElement, { selector, caret, value }: FieldFocus): void {
  const field = form.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    // Filling in the form has moved the caret. If the visitor has typed since, leave it. Email inputs have no caret (null).
    if (caret !== null && isTextField(field) && field.selectionStart !== null && field.value === value)
      field.setSelectionRange(caret, caret);
  });
}
