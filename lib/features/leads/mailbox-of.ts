import { domainToASCII } from "node:url";

/** Hosts that ignore dots in mailbox names. */
const hostsWithoutDots = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/** Whether an address is written as its mailbox, without a tag. */
export const isPlainAddress = (email: string) => email === mailboxOf(email);

/**
 * The canonical mailbox of an address: "ada+news@example.com" and "Ada@example.com" are the same. For counting only;
 * mails go to the address as typed. Empty without an address.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const typedDomain = address.slice(at + 1);
  const domain = domainToASCII(typedDomain) || typedDomain;
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const host = hostsWithoutDots.get(domain);
  return host === undefined ? `${name}@${domain}` : `${name.replaceAll(".", "")}@${host}`;
}
