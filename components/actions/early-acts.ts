/** What a visitor did before the page's code was there: kept by the boot script, and done again here. */

declare global {
  // Set by the boot script (lib/serving/document), which runs before anything else of the page.
  var oxbowEarly: { click: HTMLElement | null; fields: EventTarget[] } | null | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** React takes a value that stood there when it came for known: it has to see it change. */
function enterAgain(field: Field): void {
  const { value } = field;
  const prototype = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function changeAgain(field: EventTarget): void {
  // The page may have put another in its place.
  if (!(field instanceof HTMLElement) || !field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    enterAgain(field);
  }
}

/**
 * Does again what was done before the page's code was there: fields that were changed, and the last click on
 * a button, a named action or a call to sales. From now on the boot script leaves events alone.
 */
export function repeatEarlyActs(): void {
  const { click = null, fields = [] } = globalThis.oxbowEarly ?? {};
  globalThis.oxbowEarly = null;
  for (const field of fields) changeAgain(field);
  click?.click();
}
