import type { SampleLanguage } from ".";

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue };

/** The literal syntax of a language. Numbers are the same everywhere. */
type Style = {
  text: (value: string) => string;
  /** True, false and null. */
  words: readonly [string, string, string];
  list: (items: string) => string;
  entry: (name: string, value: string) => string;
  object: readonly [opening: string, closing: string];
  /** Property access. */
  property: (name: string) => string;
};

const json: Style = {
  text: (value) => JSON.stringify(value),
  words: ["true", "false", "null"],
  list: (items) => `[${items}]`,
  entry: (name, value) => `${JSON.stringify(name)}: ${value}`,
  object: ["{", "}"],
  property: (name) => `.${name}`,
};
const phpText = (value: string) => `'${value.replace(/[\\']/g, "\\$&")}'`;

const styles: Record<SampleLanguage, Style> = {
  // In a shell, JSON is within single quotes.
  curl: { ...json, text: (value) => JSON.stringify(value).replaceAll("'", "'\\''") },
  Python: { ...json, words: ["True", "False", "None"], property: (name) => `["${name}"]` },
  "Node.js": {
    ...json,
    entry: (name, value) => `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${value}`,
  },
  Go: json,
  Java: { ...json, text: (value) => JSON.stringify(value).replaceAll("\\", "\\\\") },
  PHP: {
    ...json,
    text: phpText,
    entry: (name, value) => `${phpText(name)} => ${value}`,
    object: ["[", "]"],
    property: (name) => `->${name}`,
  },
  // Anonymous types: the APIs' names are valid identifiers in C#, too.
  "C#": {
    ...json,
    list: (items) => `new[] { ${items} }`,
    entry: (name, value) => `${name} = ${value}`,
    object: ["new {", "}"],
    property: (name) => `.GetProperty("${name}")`,
  },
};

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/** A value on one line. */
function writeValue(value: JsonValue, style: Style): string {
  if (typeof value === "string") return style.text(value);
  if (typeof value === "number") return String(value);
  if (value === null) return style.words[2];
  if (typeof value === "boolean") return style.words[value ? 0 : 1];
  if (isList(value)) return style.list(value.map((item) => writeValue(item, style)).join(", "));
  return `${style.object[0]} ${listEntries(value, style).join(", ")} ${style.object[1]}`;
}

const listEntries = (value: JsonObject, style: Style) =>
  Object.entries(value).map(([name, item]) => style.entry(name, writeValue(item, style)));

export const writeEntries = (value: JsonObject, language: SampleLanguage): string =>
  listEntries(value, styles[language]).join(",\n");

/** Access to a nested value: `["content", "listings", 0]` becomes `.content.listings[0]`. */
export const writePath = (path: readonly (string | number)[], language: SampleLanguage): string =>
  path.map((step) => (typeof step === "number" ? `[${step}]` : styles[language].property(step))).join("");
