/**
 * The fields of a lead form as data, rendered by both of its versions: the plain form (HTML of the server, works without
 * JavaScript) and the live form (React, with validation).
 */

import type { TextPiece } from "@/lib/features/leads/client/disclaimer";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { fieldLimits } from "@/lib/features/leads/lead/fields";

type FieldBase = { name: string; label: string; required?: boolean };

type TextField = FieldBase & {
  kind: "text";
  type?: "email";
  autoComplete?: string;
  maxLength: number;
  /** Shares its row with the next field of half width, where there is room. */
  isHalfWidth?: boolean;
};
type TextAreaField = FieldBase & { kind: "textarea"; rows?: number };
/** Country prefix and national number; the names are `phonePrefix` and `phone`. */
type PhoneField = FieldBase & {
  kind: "phone";
  name: "phone";
  /** The plain form has only the first calling code; the inline script (early-script.ts) adds the others when it is opened. */
  defersCallingCodes?: boolean;
};
export type Choice = { value: string; label: string; detail?: string };
/** `chosen`: the value at first, from the page's URL. */
type OptionsField = FieldBase & { options: readonly Choice[]; chosen?: string };
export type SelectField = OptionsField & { kind: "select" };
/** Radio inputs; the first one is checked by default. */
export type ChoiceField = OptionsField & { kind: "choice" };
export type ConsentField = FieldBase & { kind: "consent"; pieces: readonly TextPiece[] };
export type LeadField = TextField | TextAreaField | PhoneField | SelectField | ChoiceField | ConsentField;

/** Everything that a page defines about a lead form other than the inquiry. */
export type LeadFormProps = {
  form: Exclude<LeadFormId, "inquiry">;
  /** Title above the form; hidden once it is sent. */
  title?: string;
  fields: readonly LeadField[];
  /** Fixed values sent with the entered ones: which guide, which post. */
  fixed?: Readonly<Record<string, string>>;
  buttonText: string;
  disclaimer: readonly TextPiece[];
  /** Shown once the form is sent. "{email}" is replaced by the visitor's email address. */
  thanks: { title: string; text: string };
};

/** Fields that several forms share, with their autofill names. */
export const personFields = {
  fullName: {
    kind: "text",
    name: "name",
    label: "Full name",
    required: true,
    autoComplete: "name",
    maxLength: fieldLimits.name,
  },
  name: {
    kind: "text",
    name: "name",
    label: "Name",
    required: true,
    autoComplete: "given-name",
    maxLength: fieldLimits.name,
    isHalfWidth: true,
  },
  surname: {
    kind: "text",
    name: "surname",
    label: "Surname",
    required: true,
    autoComplete: "family-name",
    maxLength: fieldLimits.name,
    isHalfWidth: true,
  },
  company: {
    kind: "text",
    name: "company",
    label: "Company name",
    required: true,
    autoComplete: "organization",
    maxLength: fieldLimits.company,
  },
  email: {
    kind: "text",
    name: "email",
    label: "Company email address",
    required: true,
    type: "email",
    autoComplete: "email",
    maxLength: fieldLimits.email,
  },
  phone: { kind: "phone", name: "phone", label: "Phone no.", required: true },
} satisfies Record<string, LeadField>;

/** Default consent text (specification, point 2). */
const consentText = "I have read and understood Privacy Policy.";

export function consentField(copy: string | null): ConsentField {
  const label = copy ?? consentText;
  return { kind: "consent", name: "consent", label, required: true, pieces: linkPhrases(label) };
}

/** Class of a field that shares its row with another one, where there is room. */
export const halfWidth = "sm:col-auto";

/** Classes of a form: a grid with one field per row, or two of half width. */
export const formGrid = "grid grid-cols-1 gap-4 *:col-span-full sm:grid-cols-2 sm:gap-x-3.5";
