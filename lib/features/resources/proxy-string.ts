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

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country by its ISO 3166-1 code in upper or lower case, or null. */
export function countryName(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code) || /^(?:eu|un|zz|ez|xa|xb|qo)$/i.test(code)) return null;
  const region = code.toUpperCase();
  // Withdrawn codes, and uk, are aliases: the locale has the code that replaces them.
  return new Intl.Locale(`und-${region}`).region === region ? (countryNames.of(region) ?? null) : null;
}

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

type Finding = { level: "error" | "warning"; text: string };
const error = (text: string): Finding => ({ level: "error", text });
const warning = (text: string): Finding => ({ level: "warning", text });

/** The findings of a list of checks, each with false where there is none. */
const listFindings = (checks: readonly (Finding | false)[]) => checks.filter((check) => check !== false);

/** A username in parts: the values as written, and words where a key was expected. */
type Username = { product: UsernameProduct; values: Map<UsernameKey, string>; unexpectedWords: string[] };

function splitUsername(username: string): Username {
  const words = username.split("-");
  // The second word of "user-mobile-country-de" is the product.
  const prefix = `user-${words[1]?.toLowerCase()}`;
  const product = usernameProducts.find((code) => usernameFormats[code].prefix === prefix) ?? "RP";
  const values = new Map<UsernameKey, string[]>();
  const unexpectedWords: string[] = [];
  let current = unexpectedWords;
  for (const word of words.slice(usernameFormats[product].prefix.split("-").length)) {
    const key = usernameKeys.find((one) => one === word.toLowerCase());
    // A repeated key is part of the value before it, which is then reported; so is a key right after another.
    if (key && !values.has(key) && (values.size === 0 || current.length > 0)) {
      current = [];
      values.set(key, current);
    } else current.push(word);
  }
  return {
    product,
    values: new Map(Array.from(values, ([key, parts]) => [key, parts.join("-")])),
    unexpectedWords,
  };
}

function checkUsername(username: string, { product, values, unexpectedWords }: Username): Finding[] {
  const supported = usernameFormats[product].keys.join(", ");
  const findProblem = (key: UsernameKey, value: string) => {
    if (value === "") return `“${key}” has no value.`;
    if (supportsKey(product, key)) return valueProblems[key](value);
    return `${products[product].shortName} proxies do not support “${key}”. Supported: ${supported}.`;
  };
  const problems = Array.from(values, ([key, value]) => findProblem(key, value));
  const [unexpected] = unexpectedWords;
  // Names of sessions are case-sensitive.
  const hasCapitals = /[A-Z]/.test(username.replace(values.get("session") ?? "", ""));
  const alone = (["city", "zip"] as const).find((key) => values.has(key) && !values.has("country"));
  return listFindings([
    username.split("-")[0] !== "user" && error("The username must start with “user”."),
    hasCapitals && warning("Write the username in lowercase, except for a session’s name."),
    unexpected !== undefined &&
      error(`“${unexpected}” is not a username parameter. Supported: ${supported}.`),
    ...problems.filter((problem) => problem !== false).map(error),
    alone !== undefined &&
      error(`“${alone}” needs a country: the same city names and ZIP codes exist in several countries.`),
  ]);
}

// Far more than the longest username and key need. The time of the patterns below grows with the square of the length.
const maxLength = 1_000;

// The parts of a string, which are not checked. Key and host are at the last "@". Lists of proxies commonly have the other form.
const urlForm =
  /^(?:(?<scheme>[a-z0-9+.-]+):\/\/)?(?<username>[^:]*?)(?::(?<password>.*))?@(?<host>[^:@]*?)(?::(?<port>[^@]*?))?\/*$/i;
const listForm =
  /^(?:(?<scheme>[a-z0-9+.-]+):\/\/)?(?<host>[^:@]+):(?<port>\d+):(?<username>[^:@]+):(?<password>[^@]+)$/i;

function checkScheme(scheme: string): Finding | false {
  if (scheme === "") return warning("The scheme is missing. Most clients need http:// in front.");
  if (scheme === "https")
    return error("Write http://. The scheme is for the connection to the gateway, not to the page.");
  if (scheme === "socks5")
    return warning("With socks5://, your machine resolves host names. With socks5h://, the gateway does.");
  return !["http", "socks5h"].includes(scheme) && error(`The gateway does not support ${scheme}://.`);
}

function checkPassword(password: string): Finding[] {
  if (password === "") return [error("The access key is missing: it follows the username and a colon.")];
  if (/^(?:\$\{?\w+\}?|%\w+%|KEY|YOUR[-_]KEY|\*+)$/i.test(password)) return [];
  return listFindings([
    /[@:/?#[\]\s]/.test(password) &&
      error("The key contains a reserved character. Percent-encode it, such as %40 for @."),
    warning("A key in a string ends up in logs and repositories. Read it from a variable."),
  ]);
}

/** "new_york" becomes "New York". */
function readCity(city: string): string {
  return city.replace(/[_-]/g, " ").replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}

/** What a request with a valid username does. */
function describe({ product, values }: Username): string {
  const { shortName, unit } = products[product];
  const [country, city, zip, asn, session] = (["country", "city", "zip", "asn", "session"] as const).map(
    (key) => values.get(key),
  );
  const own = values.get("line") ?? values.get("ip");
  const name = country && (countryName(country) ?? country);
  const place = [zip && `ZIP code ${zip}`, city && readCity(city), name].filter(Boolean).join(", ");
  const where = place === "" ? "exit anywhere" : `exit in ${place}`;
  const network = asn ? `, in network AS${asn}` : "";
  const rotating =
    unit === "IP" ? "Each new connection uses one of your IPs." : "Every new connection gets another IP.";
  const fixed = session
    ? `Session ${session} keeps the same IP.`
    : own && `Always uses your IP number ${own}.`;
  return `${shortName} ${where}${network}. ${fixed || rotating}`;
}

/** The problems of a string, and its meaning; null when it does not work. */
export function checkProxyString(text: string): { findings: Finding[]; meaning: string | null } {
  const trimmed = text.trim().replace(/^(["'])(.*)\1$/, "$2");
  if (/\s/.test(trimmed)) return { findings: [error("A proxy string has no spaces.")], meaning: null };
  if (trimmed.length > maxLength)
    return { findings: [error("This is too long for a proxy string.")], meaning: null };
  const parts = (urlForm.exec(trimmed) ?? listForm.exec(trimmed))?.groups;
  if (!parts) {
    const form = `http://username:key@${gateway.host}:${gateway.ports.http}`;
    return { findings: [error(`There is no “@”. The form is ${form}.`)], meaning: null };
  }
  const { scheme = "", username = "", password = "", host = "", port = "" } = parts;
  const isSocks = /^socks/i.test(scheme);
  const expectedPort = String(gateway.ports[isSocks ? "socks5h" : "http"]);
  const parsed = splitUsername(username);
  const findings = listFindings([
    checkScheme(scheme.toLowerCase()),
    ...checkUsername(username, parsed),
    ...checkPassword(password),
    host.toLowerCase() !== gateway.host && error(`The host is ${gateway.host}, not “${host}”.`),
    port !== expectedPort &&
      error(`The port for ${isSocks ? "SOCKS5" : "HTTP"} is ${expectedPort}${port ? `, not ${port}` : ""}.`),
  ]).sort((a, b) => a.level.localeCompare(b.level));
  return { findings, meaning: findings[0]?.level === "error" ? null : describe(parsed) };
}
