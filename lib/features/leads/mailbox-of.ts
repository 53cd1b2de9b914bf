import { domainToASCII, domainToUnicode } from "node:url";

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

/** Whether an address is written as its mailbox, without a tag. */
export const isPlainAddress = (email: string) => email === mailboxOf(email);

/**
 * The canonical mailbox of an address: "ada+news@example.com" and "Ada@example.com" are the same. For counting only;
 * mails go to the address as typed. A text without "@" is only lower-cased.
 */
export function mailboxOf(email: string): string {
  const address = normalizeAddress(email);
  if (!address.includes("@")) return address;
  const { name: tagged, domain } = splitAddress(address);
  const [, owner, host] = fastmailSubdomain.exec(domain) ?? [];
  if (owner) return `${owner}@${host}`;
  const name = tagged.replace(/(?<=.)\+.*$/, "");
  const provider = providers.find(({ hosts }) => hosts.includes(domain));
  return provider ? `${provider.canonicalName(name)}@${provider.hosts[0]}` : `${name}@${domain}`;
}
