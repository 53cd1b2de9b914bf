import { callingCodes } from "@/lib/base/phone/calling-codes";
import { leadDraftEntry } from "@/lib/features/leads/client/lead-draft";
import type { LeadFormId } from "@/lib/features/leads/forms";
import type { LeadField } from "./fields";
import { type LeadFormValues, subjectOf } from "./use-lead-form";

function blankValueOf(field: LeadField): string | boolean {
  if (field.kind === "consent") return false;
  if (field.kind === "choice") return field.chosen ?? field.options[0]?.value ?? "";
  return field.kind === "select" ? (field.chosen ?? "") : "";
}

export function blankOf(fields: readonly LeadField[]): LeadFormValues {
  const values: LeadFormValues = {};
  for (const field of fields) {
    if (field.kind === "phone") values.phonePrefix = callingCodes[0]?.country ?? "";
    values[field.name] = blankValueOf(field);
  }
  return values;
}

export type PlainFormProps = {
  form: LeadFormId;
  fields: readonly LeadField[];
  fixed?: Readonly<Record<string, string>>;
};

/**
 * A link that names a choice was followed after the draft was entered, so the choice replaces the draft's. After a reload
 * the draft is newer.
 */
function chooseInDraft(draft: ReturnType<typeof leadDraftEntry>, fields: readonly LeadField[]): void {
  const kept = draft.get();
  const [visit] = performance.getEntriesByType("navigation");
  if (!kept || !visit || Reflect.get(visit, "type") !== "navigate") return;
  const chosen = fields.flatMap((field) =>
    "chosen" in field && field.chosen ? [[field.name, field.chosen]] : [],
  );
  draft.set({ ...kept, values: { ...kept.values, ...Object.fromEntries(chosen) } });
}

/**
 * Saves the values of the plain form as a draft before the live form replaces it. The plain form shows no draft, so an
 * earlier one keeps what was not entered again.
 */
export function savePlainFormDraft({ form, fields, fixed }: PlainFormProps, plain: HTMLFormElement): void {
  const data = new FormData(plain);
  const blank = blankOf(fields);
  const input = Object.fromEntries(
    Object.entries(blank).map(([name, value]) => {
      const given = data.get(name);
      return [name, typeof value === "boolean" ? given !== null : String(given ?? "")];
    }),
  );
  const changed = Object.entries(input).filter(([name, value]) => value !== blank[name]);
  const draft = leadDraftEntry(form, subjectOf(fixed));
  chooseInDraft(draft, fields);
  if (changed.length === 0) return;
  const kept = draft.get();
  const values = { ...input, ...kept?.values, ...Object.fromEntries(changed) };
  draft.set({ values, submission: kept?.submission ?? null });
}
