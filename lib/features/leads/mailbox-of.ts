import { domainToASCII } from "node:url";

type Provider = { hosts: readonly string[]; canonicalName: (name: string) => string };

/** Providers for which several spellings, also at several hosts, are one mailbox. */
const providers: readonly Provider[] = [
  { hosts: ["gmail.com", "googlemail.com"], canonicalName: (name) => name.replaceAll(".", "") },
  {
    hosts: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"],
    canonicalName: (name) => name.replace(/[._-]/g, ""),
  },
  {
    hosts: [
      ...["yandex.com", "yandex.ru", "yandex.by", "yandex.kz", "yandex.ua", "yandex.uz", "yandex.com.tr"],
      "ya.ru",
    ],
    canonicalName: (name) => name.replaceAll(".", "-"),
  },
  { hosts: ["icloud.com", "me.com", "mac.com"], canonicalName: (name) => name },
];

/** Fastmail delivers "any@ada.fastmail.com" to "ada@fastmail.com". */
const fastmailSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/** Whether an address is written as its mailbox, without a tag. */
export const isPlainAddress = (email: string) => email === mailboxOf(email);

/**
 * The canonical mailbox of an address: "ada+news@example.com" and "Ada@example.com" are the same. For counting only;
 * mails go to the address as typed. A text without "@" is only lower-cased.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const typedDomain = address.slice(at + 1);
  const domain = domainToASCII(typedDomain) || typedDomain;
  const [, owner, host] = fastmailSubdomain.exec(domain) ?? [];
  if (owner) return `${owner}@${host}`;
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const provider = providers.find(({ hosts }) => hosts.includes(domain));
  return provider ? `${provider.canonicalName(name)}@${provider.hosts[0]}` : `${name}@${domain}`;
}
