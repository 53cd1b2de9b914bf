import { callingCodes } from "@/lib/base/phone/calling-codes";
import { leadDraft } from "@/lib/features/leads/client/tab-memory";
import type { LeadFormId } from "@/lib/features/leads/forms";
import type { LeadField } from "./fields";
import { type LeadFormValues, subjectOf } from "./use-lead-form";

export function blankOf(fields: readonly LeadField[]): LeadFormValues {
  const values: LeadFormValues = {};
  for (const field of fields) {
    if (field.kind === "phone") values.phonePrefix = callingCodes[0]?.country ?? "";
    values[field.name] =
      field.kind === "consent" ? false : field.kind === "choice" ? (field.options[0]?.value ?? "") : "";
  }
  return values;
}

export type PlainFormProps = {
  form: LeadFormId;
  fields: readonly LeadField[];
  fixed?: Readonly<Record<string, string>>;
};

/** Saves the values of the plain form as a draft before the live form replaces it. */
export function keepTyped({ form, fields, fixed }: PlainFormProps, plain: HTMLFormElement): void {
  const data = new FormData(plain);
  const blank = blankOf(fields);
  const typed = Object.fromEntries(
    Object.entries(blank).map(([name, value]) => {
      const given = data.get(name);
      return [name, typeof value === "boolean" ? given !== null : String(given ?? "")];
    }),
  );
  const isTouched = Object.entries(typed).some(
    ([name, value]) => value !== blank[name] && name !== "phonePrefix",
  );
  if (isTouched) leadDraft(form, subjectOf(fixed)).set({ values: typed, submission: null });
}
