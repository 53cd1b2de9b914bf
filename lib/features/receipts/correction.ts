/** Corrections of a sent form: which fields the sender may change, and the resulting request body. */

import { toInternationalNumber } from "@/lib/base/phone/phone-input";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { CorrectionField } from "@/lib/features/leads/forms/server-form";
import { fieldLimits } from "@/lib/features/leads/lead/fields";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import { trackingNames } from "@/lib/features/tracking/bundle-schema";

/** The correctable fields of a form, in display order. Empty if the form does not support corrections. */
export function listCorrectionFields(form: LeadFormId): readonly CorrectionField[] {
  return serverForms[form].correctable ?? [];
}

/** Maximum lengths in characters. */
export const correctionLimits = {
  name: fieldLimits.name,
  surname: fieldLimits.name,
  company: fieldLimits.company,
  email: fieldLimits.email,
  fullPhoneNumber: fieldLimits.phoneInput,
  message: fieldLimits.message,
} satisfies Record<CorrectionField, number>;

/** What the correction form shows at first: the values as they were sent. */
export function initialValuesOf(
  form: LeadFormId,
  sent: LeadPayload,
): Partial<Record<CorrectionField, string>> {
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

/** The JSON body with the corrected values; the rest of the lead is kept. Null when nothing has changed. */
export function buildCorrectedBody(
  form: LeadFormId,
  sent: LeadPayload,
  submitted: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const before = initialValuesOf(form, sent);
  const values = listCorrectionFields(form).map((field) => {
    const value = submitted[field] ?? before[field];
    return [field, typeof value === "string" ? normalizeField(field, value) : value] as const;
  });
  const isSame = values.every(([field, value]) => value === normalizeField(field, before[field] ?? ""));
  if (isSame) return null;
  const { product, plan } = sent;
  const tracking = Object.fromEntries(trackingNames.map((name) => [name, sent[name]]));
  // `website` is the honeypot: only bots fill it.
  return { ...Object.fromEntries(values), product, plan, tracking, website: submitted.website };
}

/** Normalizes a value for comparison and storage: browsers send line breaks as CRLF. */
function normalizeField(field: CorrectionField, value: string): string {
  if (field === "fullPhoneNumber") return toInternationalNumber(value);
  return value.replaceAll("\r\n", "\n").trim();
}
