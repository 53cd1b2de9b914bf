import { domainToASCII, domainToUnicode } from "node:url";

const splitAddress = (address: string) => {
  const at = address.lastIndexOf("@");
  return { name: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) };
};

/**
 * One spelling of an address, by which leads are found and erased: in lower case, composed ("é", not "e" with an accent),
 * and with the domain in ASCII. A text without "@" is only lower-cased and composed.
 */
export function normalizeAddress(email: string): string {
  // Composed last: some capitals with an accent have a composed form only in lower case, such as "J̌".
  const address = email.toLowerCase().normalize("NFC");
  const { name, domain } = splitAddress(address);
  return name === "" ? address : `${name}@${domainToASCII(domain) || domain}`;
}

/** All spellings by which an address may be stored: earlier releases stored it as typed, in lower case. */
export function spellingsOf(email: string): string[] {
  const { name, domain } = splitAddress(normalizeAddress(email));
  const unicode = domainToUnicode(domain);
  const spellings = [name, name.normalize("NFD")].flatMap((one) =>
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
  const { name: tagged, domain } = splitAddress(address);
  const name = tagged.replace(/(?<=.)\+.*$/, "");
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}
