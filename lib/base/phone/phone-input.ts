/** Phone numbers as people enter them, normalized by the same rules with and without JavaScript. */
import { callingCodeOf, callingCodes } from "./calling-codes";

/** Separators between digits: spaces, dashes, dots, slashes and brackets. */
const separators = /[\s\p{Pd}./()[\]]/gu;

/** `pattern` of the input when JavaScript is off. It allows all punctuation: listing the separators would make each page larger. */
export const phoneInputPattern = String.raw`[+＋\d０-９\s\p{P}]+`;

/** Far longer than a number with separators; a longer text is left as it is, for validation to reject. */
const maxInputLength = 100;

/**
 * NFKC turns full-width digits and signs, as East Asian keyboards enter them, into ASCII. The zero in "+44 (0)20 7123 4567"
 * is only dialed within the country. SECURITY: normalizing 15,000 combining marks takes a second, so longer texts are
 * skipped.
 */
const normalize = (input: string) =>
  input.length > maxInputLength ? input : input.normalize("NFKC").replace("(0)", "").replace(separators, "");

/** The part after the country's calling code. Invalid input is returned as it is, for validation to reject. */
function nationalNumber(input: string, callingCode: string): string {
  const number = toInternationalNumber(input);
  if (number.startsWith("+"))
    return callingCode !== "" && number.startsWith(callingCode) ? number.slice(callingCode.length) : number;
  // North American numbers have ten digits and never start with 1: a leading 1 before ten digits is the
  // calling code.
  const national = normalize(input);
  return callingCode === "+1" && /^1\d{10}$/.test(national) ? national.slice(1) : national;
}

/** Reduces `phone` to the national number of its country, in digits. Invalid input is left as it is, for validation to reject. */
export function normalizePhoneInput<Values extends { phonePrefix?: unknown; phone?: unknown }>(
  values: Values,
): Values {
  const { phonePrefix, phone } = values;
  if (typeof phone !== "string") return values;
  const callingCode = typeof phonePrefix === "string" ? callingCodeOf(phonePrefix) : null;
  return { ...values, phone: nationalNumber(phone, callingCode ?? "") };
}

/** Normalizes a number entered with its calling code: "0044 (0)20 7123 4567" becomes "+442071234567". */
export function toInternationalNumber(input: string): string {
  return normalize(input).replace(/^00/, "+");
}

/** Calling codes without a territory in our list: Ascension, and global networks. */
const unlistedCallingCodes = ["247", "800", "808", "870", "878", "881", "882", "883", "979"];
const assignedCodes = new Set([
  ...callingCodes.map(({ callingCode }) => callingCode.slice(1)),
  ...unlistedCallingCodes,
]);

/** Area codes that are written as a part of a territory's calling code: "+1 242" for the Bahamas. */
const areaCodesOfTerritories =
  "242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939";
const bareTerritoryCodes = new Set(areaCodesOfTerritories.split(" ").map((area) => `+1${area}`));

/** The digits after the calling code of "+442071234567": "" if there are none, null without an assigned calling code. */
export function digitsAfterCallingCode(number: string): string | null {
  if (!number.startsWith("+")) return null;
  // Only a bare "+1242" is a calling code without a number. In a longer one, the area code is part of the number.
  if (bareTerritoryCodes.has(number)) return "";
  // No calling code is a prefix of another.
  const length = [1, 2, 3].find((digits) => assignedCodes.has(number.slice(1, 1 + digits)));
  return length === undefined ? null : number.slice(1 + length);
}
