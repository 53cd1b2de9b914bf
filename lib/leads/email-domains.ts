import "server-only";
import { domainToASCII } from "node:url";
import providers from "email-providers/all.json" with { type: "json" };

// The list spells a few domains in Unicode; addresses come in either spelling.
const publicDomains = new Set(providers.map((domain) => domainToASCII(domain)));

/**
 * Whether an address belongs to a public mail provider (or a throw-away one) instead of a company.
 * Exact domain match: `gmail.com` is public, `mail.gmail.com` and `notgmail.com` are not.
 */
export function isPublicEmail(email: string): boolean {
  const domain = domainToASCII(email.slice(email.lastIndexOf("@") + 1).trim());
  return domain !== "" && publicDomains.has(domain);
}
