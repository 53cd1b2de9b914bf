/**
 * Form fields and their messages, exactly as in the specification, point 5. Shared by browser and server: no secrets
 * and no Node APIs.
 */

import { z } from "zod";
import { toStorable } from "@/lib/base/format/storable";
import {
  digitsAfterCallingCode,
  normalizePhoneInput,
  toInternationalNumber,
} from "@/lib/base/phone/phone-input";
import { hasValidLengths } from "./email-address";

/** Maximum lengths in characters. The specification sets no limits; these are ours. */
export const fieldLimits = {
  name: 200,
  company: 200,
  email: 254,
  /** Digits of a phone number without its calling code. */
  phone: 20,
  /** A phone number as entered, with calling code and separators. */
  phoneInput: 40,
  message: 5000,
  plan: 100,
} as const;

// Invisible characters (zero-width space) are valid within words of some languages, but not as a whole word or text.
const isVisible = (text: string) => !/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
// Control characters and direction marks are invisible, and the marks can reverse text in mails and tables.
const oneLine = (value: string) =>
  toStorable(value)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")
    .split(" ")
    .filter(isVisible)
    .join(" ");

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

export const optionalCompanyField = optionalText(
  z.string().max(fieldLimits.company, `Company must be at most ${fieldLimits.company} characters`),
);

const emailInvalid = "Email must be a valid email address";
// The top-level domain needs at least two letters (or punycode). Stricter checks would reject valid addresses.
const emailPattern =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

export const emailField = z
  .string({ error: "Email is required" })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, "Email is required")
      // SECURITY: the checks below take superlinear time.
      .max(fieldLimits.email, { error: emailInvalid, abort: true })
      .regex(emailPattern, emailInvalid)
      .refine((email) => !/^\.|\.\.|\.@|[\p{Cc}\p{Cf}]/u.test(email), emailInvalid)
      .refine(hasValidLengths, emailInvalid),
  );

export const optionalEmailField = optionalText(
  z.string().refine((email) => email === "" || emailField.safeParse(email).success, emailInvalid),
);

/** Country of the number's calling code (ISO 3166-1 alpha-2), because several countries share +1 and +7. */
export const phonePrefixField = z.string().regex(/^[A-Z]{2}$/, "Choose a country code");

const phoneTooLong = `Phone number must be at most ${fieldLimits.phone} digits`;

/** The number without its calling code: digits only. `withNormalizedPhone` removes separators. */
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

/** Wraps a form's schema: first normalizes the entered number by its country: "+1 (919) 555-0142" in the US becomes "9195550142". */
export function withNormalizedPhone<
  Schema extends z.ZodType<unknown, { phonePrefix: string; phone?: string }>,
>(schema: Schema) {
  return z.preprocess((values: z.input<Schema>) => normalizePhoneInput(values), schema);
}

export const callingCodeMissing = "Begin with + and the country code, such as +1";

/** The error of a number with calling code; undefined if it is valid. */
function errorOfFullPhone(number: string): string | undefined {
  if (number === "") return "Phone number is required";
  if (!/^\+?\d+$/.test(number)) return "Must be a number";
  const digits = digitsAfterCallingCode(number);
  if (digits === null) return callingCodeMissing;
  if (digits === "") return "Phone number is required";
  return digits.length > fieldLimits.phone ? phoneTooLong : undefined;
}

const fullPhone = (text: z.ZodString, errorOf: (number: string) => string | undefined) =>
  text.transform(toInternationalNumber).superRefine((number, context) => {
    const message = errorOf(number);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

/** Calling code and digits: "+19195550142". */
export const fullPhoneNumberField = fullPhone(
  z.string({ error: "Phone number is required" }),
  errorOfFullPhone,
);

export const optionalFullPhoneNumberField = fullPhone(z.string(), (number) =>
  number === "" ? undefined : errorOfFullPhone(number),
)
  .optional()
  .default("");

function normalizeMessage(value: string): string {
  // Forms sent without JavaScript have CRLF, which would count twice.
  const stored = toStorable(value).replaceAll("\r\n", "\n").trim();
  return isVisible(stored) ? stored : "";
}
const withinLimit = z
  .string()
  .max(fieldLimits.message, `Message must be at most ${fieldLimits.message} characters`);

export const optionalMessageField = z
  .string()
  .transform(normalizeMessage)
  .pipe(withinLimit)
  .optional()
  .default("");
export const messageField = z
  .string({ error: "Message is required" })
  .transform(normalizeMessage)
  .pipe(withinLimit.min(1, "Message is required"));

const consentMissing = "Please confirm that you have read the privacy policy";

export const consentField = z
  .boolean({ error: consentMissing })
  .refine((isGiven) => isGiven, { error: consentMissing });

/** A slug of a page on this site; `message` is the error for an invalid one. */
export const slugField = (message: string) =>
  z
    .string({ error: message })
    .max(100, message)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message);
