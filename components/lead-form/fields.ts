/**
 * What a lead form asks, as data: the plain form and the one with checks draw the same list, so that one can
 * take the other's place without anything moving.
 */

import type { DisclaimerPiece } from "@/lib/features/leads/client/disclaimer";
import { linkWords } from "@/lib/features/leads/client/linked-text";
import { fieldLimits } from "@/lib/features/leads/fields";
import type { LeadFormId } from "@/lib/features/leads/forms";

type Asked = { name: string; label: string; required?: boolean };

export type LineField = Asked & {
  kind: "line";
  type?: "email";
  autoComplete?: string;
  maxLength: number;
  /** Shares its row with the next field of half width, where there is room. */
  half?: boolean;
};
export type AreaField = Asked & { kind: "area"; rows?: number };
/** Country prefix and national number; the names are `phonePrefix` and `phone`. */
export type PhoneField = Asked & {
  kind: "phone";
  name: "phone";
  /** The plain list has codes in place of the countries' names: "US +1". */
  isShort?: boolean;
};
export type Choice = { value: string; label: string; detail?: string };
/** One of several, in a list that opens. */
export type ListField = Asked & { kind: "list"; options: readonly Choice[] };
/** One of a few, all in view; the first is chosen. */
export type ChoiceField = Asked & { kind: "choice"; options: readonly Choice[] };
export type ConsentField = Asked & { kind: "consent"; pieces: readonly DisclaimerPiece[] };
export type LeadField = LineField | AreaField | PhoneField | ListField | ChoiceField | ConsentField;

/** A form beside the inquiry, all that a page says about it. */
export type LeadFormProps = {
  form: Exclude<LeadFormId, "inquiry">;
  /** Above the form; what was sent takes its place too. */
  title?: string;
  fields: readonly LeadField[];
  /** Sent with what is typed: which guide, which post. */
  fixed?: Readonly<Record<string, string>>;
  buttonText: string;
  disclaimer: readonly DisclaimerPiece[];
  /** Said after the send. "{email}" stands for the address that was given. */
  thanks: { title: string; text: string };
};

/** Fields that several forms ask for, each with the name the browser fills it in by. */
export const personFields = {
  fullName: {
    kind: "line",
    name: "name",
    label: "Full name",
    required: true,
    autoComplete: "name",
    maxLength: fieldLimits.name,
  },
  name: {
    kind: "line",
    name: "name",
    label: "Name",
    required: true,
    autoComplete: "given-name",
    maxLength: fieldLimits.name,
    half: true,
  },
  surname: {
    kind: "line",
    name: "surname",
    label: "Surname",
    required: true,
    autoComplete: "family-name",
    maxLength: fieldLimits.name,
    half: true,
  },
  company: {
    kind: "line",
    name: "company",
    label: "Company name",
    required: true,
    autoComplete: "organization",
    maxLength: fieldLimits.company,
  },
  email: {
    kind: "line",
    name: "email",
    label: "Company email address",
    required: true,
    type: "email",
    autoComplete: "email",
    maxLength: fieldLimits.email,
  },
  phone: { kind: "phone", name: "phone", label: "Phone no.", required: true },
} satisfies Record<string, LeadField>;

/** Said where a form must ask for consent and its copy has no words of its own (specification, point 2). */
const consentText = "I have read and understood Privacy Policy.";

/** The consent of a form, in the words of its copy. */
export function consentField(copy: string | null): ConsentField {
  const label = copy ?? consentText;
  return { kind: "consent", name: "consent", label, required: true, pieces: linkWords(label) };
}

/** Fields in rows: two halves that follow each other stand side by side. */
export function rowsOf(fields: readonly LeadField[]): LeadField[][] {
  const rows: LeadField[][] = [];
  const isHalf = (field: LeadField) => field.kind === "line" && field.half === true;
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isHalf) && isHalf(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
