/** What a visitor did before the page's code was there: kept by the boot script, and done again here. */

declare global {
  // Set by the boot script (lib/server/document), which runs before anything else of the page.
  var oxbowEarly: { click: HTMLElement | null; fields: EventTarget[]; hash: string } | null | undefined;
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
 * Next's router writes the address that it read when it began. A link to a part of the page that was followed
 * meanwhile loses its fragment so. The router's own state of the entry stays as it is.
 */
function returnToHash(hash: string): void {
  if (hash && location.hash !== hash) history.replaceState(history.state, "", hash);
}

/**
 * Does again what was done before the page's code was there: a link to a part of the page, fields that were changed,
 * and the last click on a button, a named action or a call to sales. From now on the boot script leaves events alone.
 */
export function repeatEarlyActs(): void {
  const { click = null, fields = [], hash = "" } = globalThis.oxbowEarly ?? {};
  globalThis.oxbowEarly = null;
  returnToHash(hash);
  for (const field of fields) changeAgain(field);
  click?.removeAttribute("aria-busy");
  click?.click();
}
