/** Builds and checks proxy strings by the grammar of `lib/base/gateway.ts`. For browsers too. */

import { foldText } from "@/lib/base/format/fold";
import {
  formatPlace,
  formatUsername,
  gateway,
  type Protocol,
  type UsernameKey,
  type UsernameProduct,
  usernameFormats,
  usernameKeys,
  usernameProducts,
} from "@/lib/base/gateway";
import { products } from "@/lib/base/products";

/** The form's values as typed. Empty fields, and those that the product does not support, are left out. */
export type ProxyChoice = { protocol: Protocol; product: UsernameProduct } & Record<UsernameKey, string>;

export function supportsKey(product: UsernameProduct, key: UsernameKey): boolean {
  return usernameFormats[product].keys.some((each) => each === key);
}

function writeValue(key: UsernameKey, value: string): string {
  if (key === "city" || key === "zip") return formatPlace(value);
  if (key === "session") return value.replace(/[^a-z0-9]/gi, "");
  const plain = foldText(value).trim();
  return key === "asn" ? plain.replace(/^as/, "") : plain.replace(/[^a-z0-9]/g, "");
}

/** "user-country-fr-city-lyon". */
export function buildUsername(choice: ProxyChoice): string {
  const parameters = usernameFormats[choice.product].keys.map(
    (key) => [key, writeValue(key, choice[key])] as const,
  );
  return formatUsername(choice.product, Object.fromEntries(parameters));
}

/** The whole string, with a variable instead of the access key, which must not appear in text. */
export function buildProxyString(choice: ProxyChoice): string {
  const { host, ports } = gateway;
  return `${choice.protocol}://${buildUsername(choice)}:$OXBOW_KEY@${host}:${ports[choice.protocol]}`;
}

type Finding = { level: "error" | "warning"; text: string };

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country by its ISO 3166-1 code in upper or lower case, or null. */
export function countryName(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code) || /^(?:eu|un|zz|ez|xa|xb|qo)$/i.test(code)) return null;
  const region = code.toUpperCase();
  // Withdrawn codes, and uk, are aliases: the locale has the code that replaces them.
  return new Intl.Locale(`und-${region}`).region === region ? (countryNames.of(region) ?? null) : null;
}

const error = (text: string): Finding => ({ level: "error", text });
const warning = (text: string): Finding => ({ level: "warning", text });

const findNumberProblem = (value: string) =>
  !/^\d{1,3}$/.test(value) && `“${value}” is not the number of one of your IPs, such as 01.`;

/** What is wrong with a value, or false. */
const valueProblems: Record<UsernameKey, (value: string) => string | false> = {
  country: (code) =>
    code.toLowerCase() === "uk"
      ? "The code for the United Kingdom is gb, not uk."
      : countryName(code) === null &&
        `“${code}” is not a country code. Use two letters from ISO 3166, such as fr.`,
  city: (value) =>
    !/^[a-z0-9_]+$/i.test(value) &&
    "Write the city in plain letters with underscores for spaces, such as new_york.",
  zip: (value) => !/^[a-z0-9_]{3,10}$/i.test(value) && `“${value}” is not a ZIP code.`,
  asn: (value) => !/^\d{1,10}$/.test(value) && "Write the AS number without letters, such as 64512.",
  line: findNumberProblem,
  ip: findNumberProblem,
  session: (value) =>
    !/^[a-z0-9]{1,32}$/i.test(value) &&
    "A session name has 1 to 32 letters or digits. A hyphen starts the next parameter.",
};

/** Problems of a choice by field; valid fields are left out. */
export function checkChoice(choice: ProxyChoice): Partial<Record<UsernameKey, string>> {
  const problems: Partial<Record<UsernameKey, string>> = {};
  for (const key of usernameFormats[choice.product].keys) {
    const value = choice[key].trim();
    if (value === "") continue;
    const written = key === "country" || key === "session" ? value : writeValue(key, value);
    const problem = valueProblems[key](written);
    if (problem) problems[key] = problem;
    else if ((key === "city" || key === "zip") && choice.country.trim() === "") {
      problems[key] = "Add the country: the same city names and ZIP codes exist in several countries.";
    }
  }
  return problems;
}

const isKey = (word: string): word is UsernameKey => usernameKeys.some((key) => key === word);

/** The product by the second word of a username: "user-mobile-country-de" is mobile. */
function productOfUsername([, second = ""]: readonly string[]): UsernameProduct {
  return (
    usernameProducts.find((code) => usernameFormats[code].prefix === `user-${second.toLowerCase()}`) ?? "RP"
  );
}

type Values = { product: UsernameProduct; of: ReadonlyMap<UsernameKey, string> };

/** The values as written, and words where a key was expected. */
function splitUsername(username: string): Values & { unexpectedWords: string[] } {
  const words = username.split("-");
  const product = productOfUsername(words);
  const values = new Map<UsernameKey, string[]>();
  const unexpectedWords: string[] = [];
  let current: string[] = unexpectedWords;
  for (const word of words.slice(usernameFormats[product].prefix.split("-").length)) {
    const key = word.toLowerCase();
    // A repeated key is part of the value before it, which is then reported; so is a key right after another.
    if (isKey(key) && !values.has(key) && (values.size === 0 || current.length > 0)) {
      current = [];
      values.set(key, current);
    } else current.push(word);
  }
  return {
    product,
    of: new Map(Array.from(values, ([key, parts]) => [key, parts.join("-")])),
    unexpectedWords,
  };
}

function findProblem(product: UsernameProduct, key: UsernameKey, value: string): string | false {
  if (value === "") return `“${key}” has no value.`;
  if (supportsKey(product, key)) return valueProblems[key](value);
  return `${products[product].shortName} proxies do not support “${key}”. Supported: ${usernameFormats[product].keys.join(", ")}.`;
}

function checkUsername(username: string): { findings: Finding[]; values: Values } {
  const findings: Finding[] = [];
  if (username.split("-")[0] !== "user") findings.push(error("The username must start with “user”."));
  const { product, of: values, unexpectedWords } = splitUsername(username);
  // Names of sessions are case-sensitive.
  if (/[A-Z]/.test(username.replace(values.get("session") ?? "", "")))
    findings.push(warning("Write the username in lowercase, except for a session’s name."));
  if (unexpectedWords.length > 0) {
    findings.push(
      error(
        `“${unexpectedWords[0]}” is not a username parameter. Supported: ${usernameFormats[product].keys.join(", ")}.`,
      ),
    );
  }
  for (const [key, value] of values) {
    const problem = findProblem(product, key, value);
    if (problem) findings.push(error(problem));
  }
  const withoutCountry = (["city", "zip"] as const).find((key) => values.has(key) && !values.has("country"));
  if (withoutCountry)
    findings.push(
      error(
        `“${withoutCountry}” needs a country: the same city names and ZIP codes exist in several countries.`,
      ),
    );
  return { findings, values: { product, of: values } };
}

type Pieces = {
  scheme: string | null;
  username: string;
  password: string | null;
  host: string;
  port: string;
};

/** Splits a string without checking it. Also accepts host:port:user:key, a common format of proxy lists. */
function splitProxyString(text: string): Pieces | null {
  const [, scheme = null, rest = ""] = /^(?:([a-z0-9+.-]+):\/\/)?(.*)$/i.exec(text) ?? [];
  const list = /^([^:@\s]+):(\d+):([^:@\s]+):([^@\s]+)$/.exec(rest);
  if (list) {
    const [, host = "", port = "", username = "", password = ""] = list;
    return { scheme, username, password, host, port };
  }
  const at = rest.lastIndexOf("@");
  if (at === -1) return null;
  const [username = "", ...password] = rest.slice(0, at).split(":");
  const [host = "", port = ""] = rest
    .slice(at + 1)
    .replace(/\/+$/, "")
    .split(":");
  return { scheme, username, password: password.length > 0 ? password.join(":") : null, host, port };
}

function checkScheme(scheme: string | null): Finding[] {
  if (scheme === null) return [warning("The scheme is missing. Most clients need http:// in front.")];
  const name = scheme.toLowerCase();
  if (name === "https") {
    return [error("Write http://. The scheme is for the connection to the gateway, not to the page.")];
  }
  if (name === "socks5") {
    return [warning("With socks5://, your machine resolves host names. With socks5h://, the gateway does.")];
  }
  return name === "http" || name === "socks5h" ? [] : [error(`The gateway does not support ${name}://.`)];
}

function checkAddress({ scheme, host, port }: Pieces): Finding[] {
  const isSocks = scheme?.toLowerCase().startsWith("socks") === true;
  const expected = gateway.ports[isSocks ? "socks5h" : "http"];
  return [
    ...(host.toLowerCase() === gateway.host ? [] : [error(`The host is ${gateway.host}, not “${host}”.`)]),
    ...(port === String(expected)
      ? []
      : [error(`The port for ${isSocks ? "SOCKS5" : "HTTP"} is ${expected}${port ? `, not ${port}` : ""}.`)]),
  ];
}

function checkPassword(password: string | null): Finding[] {
  if (!password) return [error("The access key is missing: it follows the username and a colon.")];
  if (/^(?:\$\{?\w+\}?|%\w+%|KEY|YOUR[-_]KEY|\*+)$/i.test(password)) return [];
  const unsafe = /[@:/?#[\]\s]/.test(password)
    ? [error("The key contains a reserved character. Percent-encode it, such as %40 for @.")]
    : [];
  return [...unsafe, warning("A key in a string ends up in logs and repositories. Read it from a variable.")];
}

/** "new_york" becomes "New York". */
function readCity(city: string): string {
  return city.replace(/[_-]/g, " ").replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}

function describeAddress({ product, of }: Values): string {
  const session = of.get("session");
  if (session) return `Session ${session} keeps the same IP.`;
  const own = of.get("line") ?? of.get("ip");
  if (own) return `Always uses your IP number ${own}.`;
  return products[product].unit === "IP"
    ? "Each new connection uses one of your IPs."
    : "Every new connection gets another IP.";
}

function describe(values: Values): string {
  const { product, of } = values;
  const [country, city, zip, asn] = (["country", "city", "zip", "asn"] as const).map((key) => of.get(key));
  const name = country === undefined ? null : (countryName(country) ?? country);
  const place = [zip && `ZIP code ${zip}`, city && readCity(city), name].filter(Boolean).join(", ");
  const where = place === "" ? "exit anywhere" : `exit in ${place}`;
  const network = asn ? `, in network AS${asn}` : "";
  return `${products[product].shortName} ${where}${network}. ${describeAddress(values)}`;
}

/** The problems of a string, and its meaning; null when it does not work. */
export function checkProxyString(text: string): { findings: Finding[]; meaning: string | null } {
  const trimmed = text.trim().replace(/^(["'])(.*)\1$/, "$2");
  if (/\s/.test(trimmed)) return { findings: [error("A proxy string has no spaces.")], meaning: null };
  const pieces = splitProxyString(trimmed);
  if (!pieces) {
    const { host, ports } = gateway;
    return {
      findings: [error(`There is no “@”. The form is http://username:key@${host}:${ports.http}.`)],
      meaning: null,
    };
  }
  const { findings: inUsername, values } = checkUsername(pieces.username);
  const findings = [
    ...checkScheme(pieces.scheme),
    ...inUsername,
    ...checkPassword(pieces.password),
    ...checkAddress(pieces),
  ].sort((a, b) => a.level.localeCompare(b.level));
  return { findings, meaning: findings[0]?.level === "error" ? null : describe(values) };
}
