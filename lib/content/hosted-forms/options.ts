/** The five embed kinds of the hosted-form provider (specification, point 9), as plain data. */

import type { ConsentCategory } from "@/lib/content/consent/choice";

export const hostedFormKinds = ["inline", "popup", "slider", "popover", "side-tab"] as const;
export type HostedFormKind = (typeof hostedFormKinds)[number];

/** Origin of the provider's forms; nothing else is loaded from the provider. */
export const hostedFormOrigin = "https://form.typeform.com";
/** Required consent: the provider recognizes visitors and sees their current page. */
export const hostedFormConsent = "marketing" satisfies ConsentCategory;

/** Milliseconds after submit; the provider's minimum. */
const autoClose = 500;

/** Defaults of each kind. Sizes are percent for the popup and pixels for the slider. */
export const hostedFormDefaults = {
  inline: {},
  popup: { autoClose, size: 100 },
  slider: { autoClose, width: 800, position: "right" },
  popover: { autoClose },
  "side-tab": { autoClose, buttonText: "Launch me" },
} as const satisfies Record<HostedFormKind, object>;

/** SECURITY: the provider's library also accepts full URLs as ids; only allow ids of its own forms. */
export function isFormId(text: string): boolean {
  return /^[A-Za-z0-9]{4,32}$/.test(text);
}

/**
 * Hidden fields sent to the form, without empty values. PRIVACY: the page and its subject, no personal data.
 */
export function buildHiddenFields(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** URL of the form on the provider's site. Hidden fields are passed in the fragment, as in an embed. */
export function hostedFormUrl(formId: string, hidden: Readonly<Record<string, string>> = {}): string {
  const fields = new URLSearchParams(hidden).toString();
  return `${hostedFormOrigin}/to/${formId}${fields && `#${fields}`}`;
}
