/** Phone numbers as people type them. Browser and server read them by these rules, with and without JavaScript. */
import { callingCodeOf, callingCodes } from "./calling-codes";

/** What people put between digits: spaces, dashes, dots, slashes and brackets. */
const separators = /[\s\p{Pd}./()[\]]/gu;

/** `pattern` of a plain input for a number as it may be typed; the server reads it by the same rules. */
export const typedNumberPattern = String.raw`[+\d\s\p{Pd}.\/\(\)\[\]]+`;

/** Full-width digits and signs, as East Asian keyboards write them, become plain ones. */
const tidy = (typed: string) => typed.normalize("NFKC").replace(separators, "");

/** As in "+44 (0)20 7123 4567": the zero is dialed in place of the calling code, not after it. */
const withoutTrunkZero = (typed: string) => typed.replace("(0)", "");

/**
 * The number that was typed beside its country's calling code: "+1 (919) 555-0142" beside "+1" is "9195550142".
 * What is no number keeps what is wrong with it, for the check to find.
 */
export function nationalNumber(typed: string, callingCode: string): string {
  const number = internationalNumber(typed);
  if (callingCode !== "" && number.startsWith(callingCode)) return number.slice(callingCode.length);
  // North American numbers have ten digits and never begin with a 1: an eleventh in front is the calling code.
  const national = tidy(typed);
  return callingCode === "+1" && /^1\d{10}$/.test(national) ? national.slice(1) : national;
}

/** A form's values with the number read beside the country that was chosen for it. */
export function readTypedPhone<Values extends { phonePrefix?: unknown; phone?: unknown }>(
  values: Values,
): Values {
  const { phonePrefix, phone } = values;
  if (typeof phone !== "string") return values;
  const callingCode = typeof phonePrefix === "string" ? callingCodeOf(phonePrefix) : null;
  return { ...values, phone: nationalNumber(phone, callingCode ?? "") };
}

/** A number that was typed with its calling code: "0044 (0)20 7123 4567" is "+442071234567". */
export function internationalNumber(typed: string): string {
  return tidy(withoutTrunkZero(typed)).replace(/^00/, "+");
}

/** Calling codes of no territory in our list: Ascension, and networks that belong to no country. */
const codesOfNoCountry = ["247", "800", "808", "870", "878", "881", "882", "883", "979"];
const assignedCodes = new Set([
  ...callingCodes.map(({ callingCode }) => callingCode.slice(1)),
  ...codesOfNoCountry,
]);

/** North American countries and territories are written with their area code: "+1 242" is only that of the Bahamas. */
const areaCodesOfTerritories =
  "242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939";
const codesWithArea = new Set(areaCodesOfTerritories.split(" ").map((area) => `+1${area}`));

/**
 * The digits after the calling code of "+442071234567", none after "+44" or "+1242"; null where it begins with no
 * code that is assigned.
 */
export function digitsAfterCallingCode(number: string): string | null {
  if (!number.startsWith("+")) return null;
  if (codesWithArea.has(number)) return "";
  // No code is the beginning of another.
  const length = [1, 2, 3].find((digits) => assignedCodes.has(number.slice(1, 1 + digits)));
  return length === undefined ? null : number.slice(1 + length);
}
