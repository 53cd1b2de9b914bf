"use client";

import { useEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isCheckboxOrRadio = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
/** Not a file: no script can set its value. */
const hasTypedValue = (field: Element): field is TextField =>
  (field instanceof HTMLInputElement && !/^(?:file|hidden)$/.test(field.type)) ||
  field instanceof HTMLTextAreaElement;

/**
 * React ignores an event if the value is the last one that it has seen. It sees the empty value, as it replaces the field's own
 * `value` property, but not the restored one, which is set by the prototype's.
 */
function dispatchInput(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  const prototype = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Both the reset and React's render, which follows the effect, move the caret to the end. Types such as email have none.
  if (field === document.activeElement && selectionStart !== null)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function replayIfChanged(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (initial?.selected === false) field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isCheckboxOrRadio(field)) {
    if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
    // React listens to clicks, so undo the change and click.
    field.checked = !field.checked;
    field.click();
  } else if (hasTypedValue(field) && field.value !== field.defaultValue) {
    dispatchInput(field);
  }
}

/**
 * Dispatches events for fields that were changed or restored before hydration, so that React notices. React renders after
 * the last one, so handlers that share a state must set it with an updater function.
 */
function dispatchMissedEvents(): void {
  for (const field of document.querySelectorAll("main :is(input, select, textarea)")) replayIfChanged(field);
}

/** Rendered after all fields of a page, so that its effect runs after their hydration. */
export function ReplayEarlyInput() {
  useEffect(dispatchMissedEvents, []);
  return null;
}
