/** The short name of a lead, to read out on the phone: "OX-7K3M-Q2". */

// Crockford's base 32 has no I, L, O and U, which are easily misread (https://www.crockford.com/base32.html).
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;
/** Hexadecimal digits that hold the reference's 30 bits. */
const HEX_LENGTH = 8;
const MASK = 2 ** (5 * LENGTH) - 1;

/**
 * The reference of a lead, from the random end of its id. There are a billion references, so among some 40,000 leads two
 * probably share one: it only identifies a lead in conversation and gives access to nothing.
 */
export function formatReference(leadId: string): string {
  const bits = Number.parseInt(leadId.slice(-HEX_LENGTH), 16) & MASK;
  const places = Array.from({ length: LENGTH }, (_, place) => (bits >>> (5 * (LENGTH - 1 - place))) & 31);
  const text = places.map((place) => digits.charAt(place)).join("");
  return `OX-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Normalizes an entered reference (lower case, spaces, O for zero); null when it is not one. */
export function parseReference(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const input = value.toUpperCase().replace(/[\s-]/g, "");
  const code = input
    .replace(/^[O0]X/, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const isReference = /^[O0]X/.test(input) && new RegExp(`^[${digits}]{${LENGTH}}$`).test(code);
  return isReference ? `OX-${code.slice(0, 4)}-${code.slice(4)}` : null;
}

/** The last seven digits of the ids of all leads with this reference; those of three other references end in them, too. */
export function idSuffixOf(reference: string): string {
  const code = reference.slice("OX-".length).replace("-", "");
  const bits = [...code].reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
  // The first of the eight digits has two bits that are not part of the reference.
  return bits.toString(16).padStart(HEX_LENGTH, "0").slice(1);
}
