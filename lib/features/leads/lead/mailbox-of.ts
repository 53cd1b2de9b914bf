import { domainToASCII, domainToUnicode } from "node:url";
import { splitAddress } from "./email-address";

/**
 * One spelling of an address, by which leads are found and erased: in lower case, composed ("é", not "e" with an accent),
 * and with the domain in ASCII. A text without "@" is only lower-cased and composed.
 */
export function normalizeAddress(email: string): string {
  // Composed last: some capitals with an accent have a composed form only in lower case, such as "J̌".
  const address = email.toLowerCase().normalize("NFC");
  const { local, domain } = splitAddress(address);
  return local === "" ? address : `${local}@${domainToASCII(domain) || domain}`;
}

/** All spellings by which an address may be stored: earlier releases stored it as typed, in lower case. */
export function spellingsOf(email: string): string[] {
  const { local, domain } = splitAddress(normalizeAddress(email));
  const unicode = domainToUnicode(domain);
  const spellings = [local, local.normalize("NFD")].flatMap((one) =>
    [domain, unicode, unicode.normalize("NFD")].map((other) => `${one}@${other}`),
  );
  return [...new Set([normalizeAddress(email), email.toLowerCase(), ...spellings])];
}

/**
 * The canonical mailbox of an address: "ada+news@example.com" and "Ada@example.com" are the same, and for Gmail, so is
 * "a.da". For counting only; mails go to the address as typed. A text without "@" is only lower-cased.
 */
export function mailboxOf(email: string): string {
  const address = normalizeAddress(email);
  if (!address.includes("@")) return address;
  const { local, domain } = splitAddress(address);
  const name = local.replace(/(?<=.)\+.*$/, "");
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}
