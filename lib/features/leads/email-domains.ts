import "server-only";
import { domainToASCII } from "node:url";
import providers from "email-providers/all.json" with { type: "json" };
import { foldText } from "@/lib/base/format/fold";

// The list has a few domains in Unicode; addresses may use either form.
const publicDomains = new Set(providers.map((domain) => domainToASCII(domain)));

/** Whether an address is of a public mail provider. Exact match: `mail.gmail.com` is not. */
export function isPublicEmail(email: string): boolean {
  const domain = domainToASCII(email.slice(email.lastIndexOf("@") + 1).trim());
  return domain !== "" && publicDomains.has(domain);
}

/** Suffixes under which companies of a country register their domains: "co.uk". */
const secondLevel = /^(?:co|com|org|net|ac|gov|edu)$/;

/** The key for limits per company: the registered domain, or the provider's name for a public one. */
export function companyKeyOf(email: string, company = ""): string {
  if (isPublicEmail(email)) return foldText(company).replace(/[^\p{L}\p{N}]+/gu, "");
  const labels = domainToASCII(email.slice(email.lastIndexOf("@") + 1).toLowerCase()).split(".");
  const isNested = labels.at(-1)?.length === 2 && secondLevel.test(labels.at(-2) ?? "");
  return labels.slice(isNested ? -3 : -2).join(".");
}
