import "server-only";
import { domainToASCII } from "node:url";
import providers from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts-icann";
import { foldText } from "@/lib/base/format/fold";
import { splitAddress } from "./lead/email-address";

// The list has a few domains in Unicode; emails may use either form.
const publicDomains = new Set(providers.map((domain) => domainToASCII(domain)));

/** Lower case, in ASCII; "" if invalid. */
const domainOf = (email: string) => domainToASCII(splitAddress(email).domain.trim());

/** Whether an email is from a public provider. Exact match: `mail.gmail.com` is not. */
export function isPublicEmail(email: string): boolean {
  const domain = domainOf(email);
  return domain !== "" && publicDomains.has(domain);
}

/** The key for limits per company: the registered domain, or the typed company if the email is public. */
export function companyKeyOf(email: string, company = ""): string {
  if (isPublicEmail(email)) return foldText(company).replace(/[^\p{L}\p{N}]+/gu, "");
  const domain = domainOf(email);
  return getDomain(domain) ?? domain;
}
