"use client";

import { useEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isCheckboxOrRadio = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
const isText = (field: Element): field is TextField =>
  (field instanceof HTMLInputElement && field.type !== "hidden") || field instanceof HTMLTextAreaElement;

/** React ignores values that were set before hydration, so reset its value tracker first. */
function dispatchInput(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  const prototype = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Both the reset and React's render, which follows the effect, move the caret to the end.
  if (field === document.activeElement && selectionStart !== null)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function dispatchChange(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (initial?.selected === false) field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isCheckboxOrRadio(field)) {
    if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
    field.checked = !field.checked;
    field.click();
  } else if (isText(field) && field.value !== field.defaultValue) {
    dispatchInput(field);
  }
}

/**
 * Dispatches events for fields that were changed or restored before hydration, so that React notices. React renders after
 * the last one, so handlers of fields that share a state must update its current value.
 */
function dispatchMissedEvents(): void {
  for (const field of document.querySelectorAll("main :is(input, select, textarea)")) dispatchChange(field);
}

/** Rendered after all fields of a page, so that its effect runs after their hydration. */
export function TypedFields() {
  useEffect(dispatchMissedEvents, []);
  return null;
}
