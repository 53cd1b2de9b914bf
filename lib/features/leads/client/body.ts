import { callingCodeOf } from "@/lib/base/phone/calling-codes";

/**
 * Form values as the endpoint expects them: prefix and digits become one number, which is left out without digits.
 */
export function buildLeadBody(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { phonePrefix, phone, ...typed } = values;
  if (typeof phone !== "string" || phone === "") return typed;
  const callingCode = typeof phonePrefix === "string" ? callingCodeOf(phonePrefix) : null;
  return { ...typed, fullPhoneNumber: `${callingCode ?? ""}${phone}` };
}
