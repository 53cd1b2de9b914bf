/**
 * Form fields and their messages, exact to the specification, point 5. Shared by browser and
 * server, so nothing here may touch secrets or Node.
 */
import { z } from "zod";
import { digitsAfterCallingCode, internationalNumber, readTypedPhone } from "@/lib/base/phone/typed-number";
import { hasValidLengths } from "@/lib/features/leads/email-address";

/** Longest accepted values, in characters. The specification leaves bounds open; these are ours. */
export const fieldLimits = {
  name: 200,
  company: 200,
  email: 254,
  /** Digits of a phone number without its calling code. */
  phone: 20,
  /** A phone number as it is typed, with its calling code and what stands between the digits. */
  typedPhone: 40,
  message: 5000,
  plan: 100,
} as const;

// NUL breaks Postgres text, lone surrogates break UTF-8: both only ever come from scripts.
const clean = (value: string) => value.toWellFormed().replaceAll("\0", "");
// Characters that are drawn as nothing (zero-width space) belong inside words of some languages, but are no answer alone.
const orEmpty = (value: string) => (/^[\s\p{Default_Ignorable_Code_Point}]+$/u.test(value) ? "" : value);
// Control and direction marks are invisible to a reader and turn text around in mails and tables.
const oneLine = (value: string) =>
  orEmpty(
    clean(value)
      .replace(/\s+/g, " ")
      .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
      .trim(),
  );

const line = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .transform(oneLine)
    .pipe(z.string().min(1, `${label} is required`).max(max, `${label} must be at most ${max} characters`));

export const nameField = line("Name", fieldLimits.name);
export const firstNameField = line("First name", fieldLimits.name);
export const surnameField = line("Surname", fieldLimits.name);
export const companyField = line("Company", fieldLimits.company);

const optionalText = (rules: z.ZodType<string, string>) =>
  z.string().transform(oneLine).pipe(rules).optional().default("");

export const optionalNameField = optionalText(
  z.string().max(fieldLimits.name, `Name must be at most ${fieldLimits.name} characters`),
);

/** Where a form says that it may be left out. */
export const optionalCompanyField = optionalText(
  z.string().max(fieldLimits.company, `Company must be at most ${fieldLimits.company} characters`),
);

const emailInvalid = "Email must be a valid email address";
// The top-level part needs two letters or more (punycode counts). Stricter checks refuse real people.
const emailPattern =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** A wrong type reads "Email is required"; every other issue shows its own message. */
export const emailField = z
  .string({ error: "Email is required" })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, "Email is required")
      .max(fieldLimits.email, emailInvalid)
      .regex(emailPattern, emailInvalid)
      .refine((email) => !/^\.|\.\.|\.@|[\p{Cc}\p{Cf}]/u.test(email), emailInvalid)
      .refine(hasValidLengths, emailInvalid),
  );

export const optionalEmailField = optionalText(
  z.string().refine((email) => email === "" || emailField.safeParse(email).success, emailInvalid),
);

/** The country whose calling code stands before the number (ISO 3166-1 alpha-2): +1 and +7 are shared. */
export const phonePrefixField = z.string().regex(/^[A-Z]{2}$/, "Choose a country code");

const phoneTooLong = `Phone number must be at most ${fieldLimits.phone} digits`;

/** The number without its calling code: digits only. `withTypedPhone` takes out what people put between them. */
export const phoneField = z
  .string({ error: "Phone number is required" })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, "Phone number is required")
      .regex(/^\d*$/, "Must be a number")
      .max(fieldLimits.phone, phoneTooLong),
  );

export const optionalPhoneField = optionalText(
  z.string().regex(/^\d*$/, "Must be a number").max(fieldLimits.phone, phoneTooLong),
);

/** A form's schema that first reads the number beside its country as people type it: "+1 (919) 555-0142". */
export function withTypedPhone<Schema extends z.ZodType<unknown, { phonePrefix: string; phone?: string }>>(
  schema: Schema,
) {
  return z.preprocess((values: z.input<Schema>) => readTypedPhone(values), schema);
}

export const callingCodeMissing = "Begin with + and the country code, such as +1";

/** What is wrong with a whole number; undefined for nothing. */
function faultOfFullPhone(number: string): string | undefined {
  if (number === "") return "Phone number is required";
  if (!/^\+?\d+$/.test(number)) return "Must be a number";
  const digits = digitsAfterCallingCode(number);
  if (digits === null) return callingCodeMissing;
  if (digits === "") return "Phone number is required";
  return digits.length > fieldLimits.phone ? phoneTooLong : undefined;
}

const fullPhone = (faultOf: (number: string) => string | undefined) =>
  z
    .string({ error: "Phone number is required" })
    .transform(internationalNumber)
    .superRefine((number, context) => {
      const message = faultOf(number);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });

/** Calling code and digits in one: "+19195550142". */
export const fullPhoneNumberField = fullPhone(faultOfFullPhone);

export const optionalFullPhoneNumberField = fullPhone((number) =>
  number === "" ? undefined : faultOfFullPhone(number),
)
  .optional()
  .default("");

const text = z.string({ error: "Message is required" }).transform((value) => orEmpty(clean(value).trim()));
const withinLimit = z
  .string()
  .max(fieldLimits.message, `Message must be at most ${fieldLimits.message} characters`);

export const optionalMessageField = text.pipe(withinLimit).optional().default("");
export const messageField = text.pipe(withinLimit.min(1, "Message is required"));

const consentMissing = "Please confirm that you have read the Privacy Policy";

export const consentField = z
  .boolean({ error: consentMissing })
  .refine((isGiven) => isGiven, { error: consentMissing });

/** The last part of an address on this site; `message` is shown when it is none. */
export const slugField = (message: string) =>
  z
    .string({ error: message })
    .max(100, message)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message);
