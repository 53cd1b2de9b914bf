"use client";

import { useEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
const isText = (field: Element): field is Field =>
  (field instanceof HTMLInputElement && field.type !== "hidden") || field instanceof HTMLTextAreaElement;

/** React takes a value that stood there when it came for known: it has to see it change. */
function enterAgain(field: Field): void {
  const { value } = field;
  const prototype = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function announceChange(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const isChanged = [...field.options].some((option) => option.selected && !option.defaultSelected);
    if (isChanged && field.selectedIndex > 0) field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isBox(field)) {
    if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
    field.checked = !field.checked;
    field.click();
  } else if (isText(field) && field.value !== field.defaultValue) {
    enterAgain(field);
  }
}

/** Tells React of fields that were filled in, or restored by the browser, before it took the page over. */
export function announceTypedFields(): void {
  for (const field of document.querySelectorAll("main :is(input, select, textarea)")) announceChange(field);
}

/** Stands behind all fields of a page, so that its effect comes after they are live. */
export function TypedFields() {
  useEffect(announceTypedFields, []);
  return null;
}
