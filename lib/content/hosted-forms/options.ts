/** The hosted-form provider's five kinds of embed (specification, point 9), as plain data. */

import type { ConsentCategory } from "@/lib/content/consent/choice";

export const embedKinds = ["inline", "popup", "slider", "popover", "side-tab"] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** Where the provider's forms are; nothing else of it is ever loaded. */
export const hostedFormOrigin = "https://form.typeform.com";
/** What the visitor must have allowed: the provider recognizes them and sees the page they are on. */
export const hostedFormConsent = "marketing" satisfies ConsentCategory;

/** Milliseconds after the submit; the provider's own least. */
const autoClose = 500;
const popupSize = 100;
const sliderWidth = 800;

export const sideTabText = "Launch me";

/** Defaults of each kind. Sizes are percent for the popup and pixels for the slider. */
export const embedDefaults = {
  inline: {},
  popup: { autoClose, size: popupSize },
  slider: { autoClose, width: sliderWidth, position: "right" },
  popover: { autoClose },
  "side-tab": { autoClose, buttonText: sideTabText },
} as const satisfies Record<EmbedKind, object>;

/** SECURITY: the provider's library takes whole addresses for ids, too; only ids of its own forms pass. */
export function isFormId(text: string): boolean {
  return /^[A-Za-z0-9]{4,32}$/.test(text);
}

/** What goes to the form with the visitor. Empty values are dropped. PRIVACY: the page and its subject, nobody. */
export function buildHiddenFields(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** The form as a page of its own at the provider. Hidden fields travel in the fragment, as in an embed. */
export function hostedFormUrl(formId: string, hidden: Readonly<Record<string, string>> = {}): string {
  const fields = new URLSearchParams(hidden).toString();
  return `${hostedFormOrigin}/to/${formId}${fields && `#${fields}`}`;
}
