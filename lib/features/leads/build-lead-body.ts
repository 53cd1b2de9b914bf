import { callingCodeOf } from "@/lib/base/phone/calling-codes";

/** The endpoint's JSON body: calling code and digits become one number, left out if there are no digits. */
export function buildLeadBody(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { phonePrefix, phone, ...entered } = values;
  if (typeof phone !== "string" || phone === "") return entered;
  const callingCode = typeof phonePrefix === "string" ? callingCodeOf(phonePrefix) : null;
  return { ...entered, fullPhoneNumber: `${callingCode ?? ""}${phone}` };
}
