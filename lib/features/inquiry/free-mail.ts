/**
 * The most common free mail providers, for a hint while typing. The full list stays on the server, which decides who is
 * offered a call (`lib/features/leads/email-domains.ts`).
 */
export const freeMailDomains = [
  "126.com",
  "163.com",
  "aol.com",
  "gmail.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "qq.com",
  "web.de",
  "yahoo.com",
  "yandex.com",
  "yandex.ru",
  "zoho.com",
] as const;

/** Whether an email address, possibly incomplete, is of a well-known free provider. Exact domain match. */
export function isFreeMail(email: string): boolean {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  return at > 0 && freeMailDomains.some((known) => known === domain);
}
