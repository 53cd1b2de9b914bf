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

/** The plain form's list is another element than the live form's, but has the same name. */
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
    // Setting the form's values has moved the caret, unless more was entered since. Email inputs do not support a caret.
    if (caret !== null && isTextField(field) && field.selectionStart !== null && field.value === value)
      field.setSelectionRange(caret, caret);
  });
}
