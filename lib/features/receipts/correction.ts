/** Corrections of what was sent: which fields a sender may change, and the body that comes of them. */

import { internationalNumber } from "@/lib/base/phone/typed-number";
import { fieldLimits } from "@/lib/features/leads/fields";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { CorrectionField } from "@/lib/features/leads/forms/server-form";
import type { LeadPayload } from "@/lib/features/leads/types";
import { trackingNames } from "@/lib/features/tracking/bundle-schema";

/** The fields that can be corrected, in the form's order; none where a form can't be. */
export function listCorrectionFields(form: LeadFormId): readonly CorrectionField[] {
  return serverForms[form].correctable ?? [];
}

export function isCorrectable(form: LeadFormId): boolean {
  return listCorrectionFields(form).length > 0;
}

/** Longest values of the fields, in characters. */
export const correctionLimits = {
  name: fieldLimits.name,
  surname: fieldLimits.name,
  company: fieldLimits.company,
  email: fieldLimits.email,
  fullPhoneNumber: fieldLimits.typedPhone,
  message: fieldLimits.message,
} satisfies Record<CorrectionField, number>;

/** What was sent, by the names of the form's fields. */
export function sentValuesOf(form: LeadFormId, sent: LeadPayload): Partial<Record<CorrectionField, string>> {
  const hasSurname = listCorrectionFields(form).includes("surname");
  const values: Record<CorrectionField, string> = {
    name: hasSurname ? sent.first_name : sent.name,
    surname: sent.last_name,
    company: sent.company ?? "",
    email: sent.oxm,
    fullPhoneNumber: sent.fullPhoneNumber ?? sent.phone ?? "",
    message: sent.message ?? "",
  };
  return Object.fromEntries(listCorrectionFields(form).map((field) => [field, values[field]]));
}

/**
 * The JSON body of the form's own endpoint with the corrected values; what the sender can't change (product,
 * plan, where they came from) stays as it was. Null when nothing differs.
 */
export function buildCorrectedBody(
  form: LeadFormId,
  sent: LeadPayload,
  typed: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const before = sentValuesOf(form, sent);
  const values = listCorrectionFields(form).map((field) => {
    const value = typed[field] ?? before[field];
    return [field, typeof value === "string" ? tidy(field, value) : value] as const;
  });
  if (values.every(([field, value]) => value === before[field])) return null;
  const { product, plan } = sent;
  const tracking = Object.fromEntries(trackingNames.map((name) => [name, sent[name]]));
  return { ...Object.fromEntries(values), product, plan, tracking, website: typed.website };
}

/** A value as it is compared and stored: browsers send line breaks as two characters. */
function tidy(field: CorrectionField, value: string): string {
  if (field === "fullPhoneNumber") return internationalNumber(value);
  return value.replaceAll("\r\n", "\n").trim();
}
