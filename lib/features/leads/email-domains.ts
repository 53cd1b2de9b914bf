import "server-only";
import { domainToASCII } from "node:url";
import providers from "email-providers/all.json" with { type: "json" };
import { foldText } from "@/lib/base/format/fold";

// The list spells a few domains in Unicode; addresses come in either spelling.
const publicDomains = new Set(providers.map((domain) => domainToASCII(domain)));

/** Whether an address is of a public mail provider. Exact match: `mail.gmail.com` is not. */
export function isPublicEmail(email: string): boolean {
  const domain = domainToASCII(email.slice(email.lastIndexOf("@") + 1).trim());
  return domain !== "" && publicDomains.has(domain);
}

/** Parts of a domain under which a country's companies are registered: "co.uk". */
const secondLevel = /^(?:co|com|org|net|ac|gov|edu)$/;

/** What identifies a company for limits: the registered domain, or at a public provider its name. */
export function companyKeyOf(email: string, company = ""): string {
  if (isPublicEmail(email)) return foldText(company).replace(/[^\p{L}\p{N}]+/gu, "");
  const labels = domainToASCII(email.slice(email.lastIndexOf("@") + 1).toLowerCase()).split(".");
  const isNested = labels.at(-1)?.length === 2 && secondLevel.test(labels.at(-2) ?? "");
  return labels.slice(isNested ? -3 : -2).join(".");
}
