import { domainToASCII } from "node:url";

/** Hosts whose mailboxes are the same with and without dots in their names. */
const hostsWithoutDots = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox behind an address, in one spelling: "ada+news@example.com" arrives where "Ada@example.com" does.
 * For counting only; mails go to the address as it was typed. Empty for no address.
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
