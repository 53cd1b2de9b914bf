/** Parts, length limits and international domains of email addresses. Shared by browser and server. */

/** Octets (RFC 5321, section 4.5.3.1; RFC 1035, section 2.3.4). */
const limits = { local: 64, label: 63, domain: 253, address: 254 };

/** The parts around the last "@". A text without one is a domain. */
export function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) };
}

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** A domain in ASCII: "bücher.example" is "xn--bcher-kva.example". Null if it is invalid. */
function toAsciiDomain(domain: string): string | null {
  return URL.parse(`http://${domain}`)?.hostname ?? null;
}

/** Whether mail to the address needs a server with SMTPUTF8 (RFC 6531): only the domain can be written in punycode. */
export function needsSmtpUtf8(address: string): boolean {
  return /\P{ASCII}/u.test(splitAddress(address).local);
}

/** Whether all parts of an address are within the length limits of mail and DNS. */
export function hasValidLengths(address: string): boolean {
  const { local, domain } = splitAddress(address);
  const ascii = toAsciiDomain(domain);
  if (ascii === null) return false;
  return (
    octetsOf(local) <= limits.local &&
    ascii.length <= limits.domain &&
    ascii.split(".").every((label) => label.length <= limits.label) &&
    octetsOf(local) + 1 + ascii.length <= limits.address
  );
}
